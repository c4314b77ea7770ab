"""What is released: the distributions, and whether they install, serve and play wherever they are meant to."""
