"""What goes over a connection: messages, refusals, the catalogue of games."""
