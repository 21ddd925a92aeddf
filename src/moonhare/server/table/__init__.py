"""The life of a table, pure: who sits there, by which rules, game after game. Knows no clock and no sockets."""
