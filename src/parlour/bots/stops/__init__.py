"""What the players of both games with stops (`games.stops`) are made of."""
