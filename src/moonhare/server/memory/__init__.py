"""What a table remembers of its games: told from its log, and only what everybody may know."""
