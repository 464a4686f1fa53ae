"""The host's tools: the server process, its commands and its banner."""
