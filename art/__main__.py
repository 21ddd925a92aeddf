"""``python -m art``: the pictures of the card sets, looked at in work, painted, checked."""

import sys

if __name__ == "__main__":
    try:
        from art.command import main
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"art: painting needs its libraries: python3 scripts/ready.py runtime painting ({missing}).\n")
        sys.exit(2)
    main()
