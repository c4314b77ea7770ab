"""The text client: a match at a terminal, line by line."""
