"""The store's history, for Alembic. `understory.server.migrating` runs it."""
