"""The base of the server: settings, logs, limits and errors."""
