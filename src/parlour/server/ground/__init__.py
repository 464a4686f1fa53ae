"""The ground of the server: every other room imports it, and it imports none of them."""
