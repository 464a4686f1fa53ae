"""Tables in play: their connections and duties, and the counts of their finished deals."""
