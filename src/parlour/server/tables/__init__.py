"""Tables that are played at, whoever is connected, and what follows from their matches."""
