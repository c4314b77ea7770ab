"""What explains the games: the paragraphs of the rules pages, and lessons that are small scripted games."""
