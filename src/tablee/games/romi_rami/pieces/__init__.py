"""The content of the box: cards, contracts and trophies of an edition, and their names."""
