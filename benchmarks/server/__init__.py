"""Our server compared with others: many tables over real websockets, in one run (`make bench-server`)."""
