"""The people at a table: their seats, names and tokens, and those who watch."""
