"""Options that games share: clocks, who begins later rounds, versions of the rules."""
