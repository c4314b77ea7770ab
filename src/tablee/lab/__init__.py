"""Many games, many seeds, tables of numbers."""
