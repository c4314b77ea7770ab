"""What the processes that share a store know of each other: the bus, leases and keeping in sync."""
