"""The steps of the schema, for Alembic. `digsite.server.store.migrate` runs them."""
