"""`python -m moonhare` is the same as the command `moonhare`."""

from moonhare.cli import main

if __name__ == "__main__":
    main()
