"""What Alembic runs: it writes the statements of the revisions, and no transaction around them."""

from alembic import context

context.configure(dialect_name=context.config.attributes["dialect"], transactional_ddl=False)
context.run_migrations()
