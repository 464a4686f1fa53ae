"""The parts shared by the bots of both games with stops (`games.stops`)."""
