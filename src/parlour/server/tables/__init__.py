"""Tables in play, the connections to them, and the results of their matches."""
