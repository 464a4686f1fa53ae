"""What a host does: starting the server, its commands, what it says."""
