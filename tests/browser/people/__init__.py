"""Several people: invited, on one device, with luck they agree on, notified, in a tournament."""
