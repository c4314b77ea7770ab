"""Ladders: every bot against every other, and how strong each is."""
