"""Tables on the network: knows Game, never a particular game."""
