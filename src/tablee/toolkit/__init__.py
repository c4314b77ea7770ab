"""What the optional parts of games build on: the terminal view, numbered moves, luck, statistics. It names no game."""
