"""Moves the clock of a process and of those that it starts, by as many seconds as a file says; read at every look."""

import os
import struct
import time

_file = os.environ.get("MOONHARE_TESTS_CLOCK")
if _file:
    _real, _open = time.time, os.open(_file, os.O_RDONLY)

    def _moved() -> float:
        return _real() + struct.unpack("d", os.pread(_open, 8, 0))[0]

    time.time = _moved
