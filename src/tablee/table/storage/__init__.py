"""How a table's events are stored: the journal that writes them, and what every store promises."""
