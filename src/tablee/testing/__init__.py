"""Random walks, the conformance battery and golden playthroughs: shipped, so that a new game can use them."""
