"""What the optional parts of games build on: the terminal view, numbered moves, judges, statistics. It names no game."""
