"""The application: its addresses, its WebSocket, and who is let in."""
