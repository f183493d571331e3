"""Tables for many, over HTTP: append-only events on disk, streams that resume, bots beside. Never names a game."""
