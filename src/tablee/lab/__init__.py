"""Playing many games: simulation, ladders, statistics, research environments."""
