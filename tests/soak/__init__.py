"""Runs that take minutes: a hostile client beside honest players. `make soak` runs them all."""
