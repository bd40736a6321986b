"""The first form of the database.

While nothing is released, this revision makes what the schema says; from the first release on it stands still.
"""

from alembic import op

from prestol.server.store.schema import metadata

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    metadata.drop_all(op.get_bind())
