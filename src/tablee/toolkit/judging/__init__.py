"""What judges of games share: the kinds of findings, depths, and the arithmetic of estimates."""
