"""The host console: for whoever has `host.key`."""
