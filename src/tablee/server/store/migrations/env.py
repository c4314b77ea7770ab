"""Alembic's environment: runs the migrations on the connection that the store passes."""

from alembic import context

from tablee.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
