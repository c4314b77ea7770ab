"""Statistics: what happens in a game."""
