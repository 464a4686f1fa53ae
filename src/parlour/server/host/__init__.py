"""The host's part: starting the server, its commands, its greeting."""
