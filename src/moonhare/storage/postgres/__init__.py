"""A store in PostgreSQL: one database, used by any number of servers. Needs the extra `postgres`."""

from moonhare.storage.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
