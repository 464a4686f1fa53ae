"""Tables in play, their connections, and the counts of their finished deals."""
