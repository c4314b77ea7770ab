"""What every game shares: the Game protocol, options, refusals, chance, matches and records."""
