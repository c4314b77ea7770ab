"""The tables of the database, as they are after all migrations."""

from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

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
