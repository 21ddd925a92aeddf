"""What goes wrong with data, in words for the one who runs the server."""


class StorageError(Exception):
    """The data cannot be opened, read or written; the sentence says why, for the one who runs the server."""

    def __init__(self, found: str, mend: str = "") -> None:
        """Say what was found and, where it is known, what to do about it."""
        super().__init__(f"{found}; {mend}" if mend else found)
        self.found, self.mend = found, mend


class ReadOnlyError(StorageError):
    """The data may be read and not written to, which no waiting mends."""
