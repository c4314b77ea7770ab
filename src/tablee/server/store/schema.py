"""The tables of the database, as they are after all migrations."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("players", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("state", Text),  # waiting, playing or over; None: from before the column existed, filled in by pruning
    Index("tables_by_state", "state", "at"),
)

events = Table(
    "events",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of two concurrent events with one number, the second fails
    Column("event", Text, nullable=False),  # JSON
    Column("seat", Integer),  # who asked for it
    Column("said", Text),  # the id of the requesting message
    Column("at", Float, nullable=False),
)

jobs = Table(  # leases on tables where a bot is about to act or a clock runs
    "jobs",
    metadata,
    Column("code", Text, primary_key=True),
    Column("holder", Text, nullable=False),  # the process that holds the lease, while it is alive
    Column("glass", Text),  # JSON: the turn clock, as the holder announced it
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", Float, nullable=False),  # when it is considered dead without another heartbeat
)

presence = Table(  # viewers of a table, by process
    "presence",
    metadata,
    Column("code", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("seats", Text, nullable=False),  # JSON
    Column("spectators", Integer, nullable=False),
)

probes = Table(  # one row, written to test whether storing works
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

TRANSIENT_TABLES = (processes, presence, probes)  # not worth copying
