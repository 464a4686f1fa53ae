"""The HTTP application, its WebSocket, and the checks before both."""
