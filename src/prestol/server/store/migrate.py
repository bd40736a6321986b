"""Brings a database to the present form."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from prestol.server.store.engine import Store


def config(db: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = db
    return made


def head() -> str:
    """The form that this program works with."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def known(revision: str) -> bool:
    """True if this program knows that form."""
    return any(each.revision == revision for each in ScriptDirectory.from_config(config()).walk_revisions())


def upgraded(db: Connection, revision: str) -> None:
    """Bring the database to a form."""
    if db.dialect.name == "postgresql":  # several processes may try at once
        db.exec_driver_sql("SELECT pg_advisory_xact_lock(7037865)")
    command.upgrade(config(db), revision)


def migrated(store: Store) -> Store:
    """The store, with its tables in the present form. Several processes may try at once."""
    if not is_current(store):
        with store.engine.connect().execution_options(writes=True) as db, db.begin():
            upgraded(db, "head")
    return store


def is_current(store: Store) -> bool:
    """True if the database has the form that this program works with."""
    with store.engine.connect() as db:
        return MigrationContext.configure(db).get_current_revision() == head()
