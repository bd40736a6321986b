"""The database: what is kept, and how it is read and written."""

from prestol.server.store.engine import Store
from prestol.server.store.migrate import migrated

__all__ = ["Store", "migrated"]
