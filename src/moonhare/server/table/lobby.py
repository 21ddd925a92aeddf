"""What is chosen in the lobby and wished for, how a game starts from there, and how all come back.

Pure, as all decisions are. Each takes table, key, command, around.
"""

from typing import Any

from moonhare.rules import engine
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import FEWEST_PLAYERS, SETTING_NAMES, check_playable, normalise, override
from moonhare.server import messages as m
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.between import come_home, seat_waiting, seat_whose_own_is_kept, waiting
from moonhare.server.table.events import (
    EditionChosen,
    EditionWished,
    InGame,
    LobbyEntered,
    SaidReady,
    SetsChosen,
    SettingChanged,
    SettingsReset,
)
from moonhare.server.table.evolving import apply
from moonhare.server.table.namesakes import told_apart
from moonhare.server.table.resolving import Decks, check_sets, deck_of, lobby_settings, sets_now
from moonhare.server.table.state import Table


def say_ready(table: Table, key: Key, command: m.Ready, around: Around) -> Events:
    """Somebody is ready for the next game, or not any longer; holds nothing up, and is forgotten as that begins."""
    return (SaidReady(key=key, ready=command.ready),)


def wish_edition(table: Table, key: Key, command: m.WishEdition, around: Around) -> Events:
    """Somebody would like another edition; as with `say_ready`. Raises `Refusal` where there is none of this name."""
    wanted = None if command.edition is None else edition(command.edition).id
    # What is played already needs no wish.
    return (EditionWished(key=key, edition=None if wanted == table.edition else wanted),)


def choose_edition(table: Table, key: Key, command: m.ChooseEdition, around: Around) -> Events:
    """Choose another edition, and the house rules anew where they stay."""
    kept = table.overrides if command.keep_rules else ()
    rules = [SettingChanged(setting=name, value=value) for name, value in kept]
    return (EditionChosen(edition=edition(command.edition).id), *rules)


def change_setting(table: Table, key: Key, command: m.ChangeSetting, around: Around) -> Events:
    """Change a house rule, or take it back to the edition's own."""
    name = command.setting
    if name in SETTING_NAMES and command.value is None:
        return (SettingsReset(setting=name),)
    value = normalise(name, command.value)
    # The value alone is judged here; whether all settings fit together stands in the table's `problem`.
    override(lobby_settings(table), {name: value})
    stored: Any = tuple(value) if isinstance(value, list) else value
    return (SettingChanged(setting=name, value=stored),)


def reset_settings(table: Table, key: Key, command: m.ResetSettings, around: Around) -> Events:
    """Take all house rules back."""
    return (SettingsReset(setting=None),)


def choose_sets(table: Table, key: Key, command: m.ChooseSets, around: Around) -> Events:
    """Choose the sets of cards."""
    check_sets(command.sets, around.decks)
    return (SetsChosen(sets=sets_now(command.sets, around.decks)),)


def check_start(table: Table, decks: Decks) -> None:
    """Refuse if a game cannot start now, with the reason."""
    players = len(table.members)
    least = max(FEWEST_PLAYERS, table.chosen_edition.players[0])
    if players < least:
        raise Refusal(
            "too-few-players",
            f"{table.chosen_edition.title} needs {least} players; {players} are here.",
            players=players,
            least=least,
            missing=least - players,
        )
    deck = deck_of(table, decks)
    settings = resolve(table.chosen_edition, players, dict(table.overrides))
    check_playable(settings, players=players, deck=len(deck))


def most_play_on(table: Table, key: Key, around: Around) -> bool:
    """Whether a game is over, its host gives no sign, and most of the others who are there are ready for the next one.

    `key`: who would begin it, and so is ready.
    """
    if table.stage != "over" or not around.host_is_idle(table):
        return False
    others = [one for one in table.persons if one.key in around.present and one.key != table.host]
    return 2 * sum(one.ready or one.key == key for one in others) > len(others)


def start_game(table: Table, key: Key, command: m.StartGame, around: Around) -> Events:
    """Start a game, with as many of those who wait at the door as can play."""
    before = _with_whoever_waits(table, around)
    # Before it begins, so that its players have their names from its first round on.
    before += told_apart(table, apply(table, before), around.present)
    table = apply(table, before)
    check_start(table, around.decks)
    started = engine.start(
        table.chosen_edition,
        players=len(table.members),
        deck=deck_of(table, around.decks),
        rng=around.rng,
        overrides=dict(table.overrides),
        host=table.seat(key),
    )
    # While a game runs its table says by which ids the game's cards go, so that whoever looks finds their pictures.
    sets = sets_now(table.sets, around.decks)
    renamed: Events = () if sets == table.sets else (SetsChosen(sets=sets),)
    return (*before, *renamed, InGame(key=None, event=started))


def _with_whoever_waits(table: Table, around: Around) -> Events:
    """Seat those who wait at the door and are there, as many as make a game that can start."""
    home = come_home(table, around)
    table = apply(table, home)
    keys = tuple([key for key in waiting(table, around.present) if key in around.present])
    kept = seat_whose_own_is_kept(table, keys)
    table, home = apply(table, kept), home + kept
    keys = tuple([key for key in keys if table.member(key) is None])
    computers = sum(member.kind == "computer" for member in table.members)
    room = max(0, table.most - len(table.members))
    ways = [(free, places) for free in range(room + 1) for places in range(computers + 1)]
    # The most people, and of those ways the one that sends fewest computer players away.
    for free, places in sorted(ways, key=lambda way: (-sum(way), -way[0])):
        if free + places > len(keys):
            continue
        seated = seat_waiting(table, keys, free=free, places=places)
        try:
            check_start(apply(table, seated), around.decks)
        except Refusal:
            continue
        return home + seated
    return home


def back_to_lobby(table: Table, key: Key, command: m.BackToLobby, around: Around) -> Events:
    """Gather in the lobby again, with those who wait at the door: on free seats, then instead of computer players."""
    home = come_home(table, around)
    keys = waiting(apply(table, home), around.present)
    entered: Events = (*home, LobbyEntered())
    entered += seat_whose_own_is_kept(apply(table, entered), keys)
    now, keys = apply(table, entered), tuple([key for key in keys if table.member(key) is None])
    computers = sum(member.kind == "computer" for member in now.members)
    return entered + seat_waiting(now, keys, free=max(0, now.most - len(now.members)), places=computers)
