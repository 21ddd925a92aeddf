"""Art: how the pictures of the bundled card sets are made, and the command that makes them (`python -m art`).

Belongs to a clone, not to the game: knows the format of card sets (`moonhare.decks`) and nothing else of it, and the
game knows nothing of this. Needs the libraries of `requirements/painting.in`.
"""
