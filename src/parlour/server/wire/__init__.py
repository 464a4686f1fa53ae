"""The wire: messages, refusals, connections, and the catalogue of games."""
