"""The content of a connection: messages, refusals, the catalogue of games."""
