"""Tablée: a table for four published games, with a referee, solvers, bots and simulation."""

__version__ = "0.1.0"
