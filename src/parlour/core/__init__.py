"""The central interface: deals, matches, tables, events, notation, replays; it knows no game."""
