"""The stores: SQLite and PostgreSQL, their schema, migrations and backups."""
