"""What every other room of the server stands on; it imports none of them."""
