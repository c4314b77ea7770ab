"""Questions about a position: reading one from a real table, judging a draft, finding the best turn."""
