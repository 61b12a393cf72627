"""Runs migrations on the connection that `understory.server.migrating` hands over."""

from alembic import context

from understory.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
