"""Time at a table: the clock of a turn, the timers that end turns, and the time that players have spent."""
