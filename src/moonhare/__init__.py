"""Moonhare: picture-and-clue storytelling for 3 to 12 people, in the browser."""


def version() -> str:
    """Tell which version is installed: a release's own, or of a clone how far it is from the last one.

    Written down where the package was installed or linked (`make build`); "0.0" where neither was done.
    """
    from importlib.metadata import PackageNotFoundError  # noqa: PLC0415 - slow to import
    from importlib.metadata import version as installed  # noqa: PLC0415 - as above

    try:
        return installed("moonhare")
    except PackageNotFoundError:
        return "0.0"
