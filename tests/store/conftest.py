"""The same hall as the tables' tests: what is stored is told best by what a table does."""

from tests.tables.conftest import database, hall

__all__ = ["database", "hall"]
