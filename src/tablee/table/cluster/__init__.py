"""What the processes that share a store know of each other: the bus, leases and keeping in sync."""

DEFAULT_LEASE_S = 10.0  # without a heartbeat before a process is considered dead and others take over its tables
