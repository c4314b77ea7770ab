"""Paying contracts: the patterns that pay one, and the best payment."""
