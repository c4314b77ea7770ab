"""Simulations: bots play many games."""
