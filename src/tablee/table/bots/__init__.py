"""Bots at a table: whose turn it is, the client of the worker pool, and how long a bot seems to think."""
