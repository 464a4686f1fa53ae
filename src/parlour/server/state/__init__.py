"""The state of a table as plain data: it never waits and does not know connections."""
