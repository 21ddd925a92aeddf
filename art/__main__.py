"""``python -m art``: the pictures of the card sets, looked at in work, painted, checked."""

from art.command import main

if __name__ == "__main__":
    main()
