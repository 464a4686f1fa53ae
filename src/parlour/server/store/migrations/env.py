"""Alembic's environment: generates statements without a transaction around them."""

from alembic import context

context.configure(dialect_name=context.config.attributes["dialect"], transactional_ddl=False)
context.run_migrations()
