"""Brings a database to the present form."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from prestol.server.store.engine import Store


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def migrated(store: Store) -> Store:
    """The store, with its tables in the present form. Several processes may try at once."""
    config = _config()
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        if store.shared:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7037865)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return store


def is_current(store: Store) -> bool:
    """True if the database has the form that this program works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    with store.engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == head
