"""What games do with pieces: count them, form melds of them, cache what was found out about a meld."""
