"""Runs that take minutes: a hostile client together with honest players. `make soak` runs them all."""
