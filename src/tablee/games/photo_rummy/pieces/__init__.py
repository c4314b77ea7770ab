"""The photos and their names."""
