"""The database's form: migrations lead to what the schema says, on both kinds of database."""

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from prestol.server.settings import Settings
from prestol.server.store import Store, migrated
from prestol.server.store.migrate import is_current, upgraded
from prestol.server.store.schema import metadata


def test_migrations_lead_to_the_schema(settings: Settings) -> None:
    store = Store(settings.database_url)
    assert not is_current(store)
    migrated(store)
    assert is_current(store)
    with store.engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert {*metadata.tables} < {*inspect(db).get_table_names()}
    store.engine.dispose()


def test_a_database_of_an_earlier_form_is_brought_on(settings: Settings) -> None:
    store = Store(settings.database_url)
    with store.engine.connect().execution_options(writes=True) as db, db.begin():
        upgraded(db, "0001")
    assert not is_current(store)
    migrated(store)
    assert is_current(store)
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    store.engine.dispose()


def test_a_column_that_no_migration_makes_would_be_found(settings: Settings) -> None:
    store = migrated(Store(settings.database_url))
    with store.engine.connect().execution_options(writes=True) as db, db.begin():
        db.exec_driver_sql("ALTER TABLE people ADD COLUMN shoe_size INTEGER")
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) != []
    store.engine.dispose()
