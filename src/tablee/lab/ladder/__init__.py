"""Ladders: every bot against every other, and their ratings."""
