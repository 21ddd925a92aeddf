"""What the attackers share: the server that they attack, as the tests of the server start it."""

from tests.server.conftest import _sets_are_read_once, logs, server

__all__ = ["_sets_are_read_once", "logs", "server"]
