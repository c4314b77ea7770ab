"""What the processes that share a store know about each other: the bus, leases and synchronization."""

DEFAULT_LEASE_S = 10.0  # without a heartbeat before a process is considered dead and others take over its tables
