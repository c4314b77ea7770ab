"""What games do with pieces: count them, form melds of them, cache results about a meld."""
