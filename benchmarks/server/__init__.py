"""Our server beside others: many tables over real websockets, in one run (`make bench-server`)."""
