"""The database: what is kept, and how it is read and written."""

from prestol.server.store.engine import Missed, Put, Store, put_all
from prestol.server.store.migrate import migrated

__all__ = ["Missed", "Put", "Store", "migrated", "put_all"]
