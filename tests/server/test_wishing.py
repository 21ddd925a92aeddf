"""Before a game: who is ready, and who would rather play something else."""

import msgspec

from moonhare.server.table.viewing import NOBODY, table_public
from tests.server.test_table_life import do, table
from tests.server.worlds import DECKS


def test_whoever_is_ready_or_wishes_for_another_edition_is_seen_to_and_blocks_nobody() -> None:
    now = do(do(table(3), 2, "ready"), 3, "wish-edition", edition="odyssey")
    shown = table_public(now, NOBODY, DECKS)
    assert [(one.ready, one.wish) for one in shown.members] == [(False, None), (True, None), (False, "odyssey")]
    assert shown.problem is None
    assert not do(now, 2, "ready", ready=False).members[1].ready
    assert do(now, 3, "wish-edition", edition=None).members[2].wish is None
    # What is played already is no wish, nor is one that came true.
    assert do(now, 2, "wish-edition", edition=now.edition).members[1].wish is None
    assert do(now, 1, "choose-edition", edition="odyssey").members[2].wish is None


def test_ready_and_wishes_are_forgotten_once_a_game_begins_and_by_a_seat_that_is_given_up() -> None:
    now = do(do(table(3), 2, "ready"), 3, "wish-edition", edition="odyssey")
    playing = do(now, 1, "start-game")
    assert all(not one.ready and one.wish is None for one in playing.members)
    over = msgspec.structs.replace(playing, stage="over")
    over = do(do(over, 2, "ready"), 2, "wish-edition", edition="odyssey-party")
    assert over.members[1].ready
    given_up = do(over, 2, "leave").members[1]
    assert not given_up.ready
    assert given_up.wish is None
    # Back in the lobby it still stands what was said at the end of the last game.
    assert do(over, 1, "back-to-lobby").members[1].ready
