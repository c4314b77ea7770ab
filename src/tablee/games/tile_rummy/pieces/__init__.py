"""The tiles and their names."""
