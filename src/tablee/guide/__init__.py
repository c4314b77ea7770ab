"""Explanations of the games: paragraphs of the rules pages, and lessons that are small scripted games."""
