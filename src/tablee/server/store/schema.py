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
    Column("state", Text),  # waiting, playing or over; None: of before the column, found out when it is pruned
    Index("tables_by_state", "state", "at"),
)

events = Table(
    "events",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),  # who comes second with a number has lost the race for it
    Column("event", Text, nullable=False),  # JSON
    Column("seat", Integer),  # who asked for it
    Column("said", Text),  # the id of the message that asked for it
    Column("at", Float, nullable=False),
)

jobs = Table(  # tables that need a keeper now: a bot is to act, or a clock runs
    "jobs",
    metadata,
    Column("code", Text, primary_key=True),
    Column("holder", Text, nullable=False),  # the process that keeps it, as long as that lives
    Column("glass", Text),  # JSON: the hourglass, as the keeper tells it
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", Float, nullable=False),  # when it is taken for dead if it gives no sign
)

presence = Table(  # who looks at a table, by process
    "presence",
    metadata,
    Column("code", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("seats", Text, nullable=False),  # JSON
    Column("spectators", Integer, nullable=False),
)

probes = Table(  # one row, written to see whether anything can be stored
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

OF_THE_MOMENT = (processes, presence, probes)  # nothing of it is worth keeping
