"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There It Goes",
    painter="C",
    hero="a huge stout priest before a square full of heads laid back, and at his ear a shoe as long as his face",
    place="square, Oaxaca on a market morning",
    layout=(
        "black priest cropped by the left and lower edges, half of the card; the others behind him as a low band that looks "
        "one way, and above it a torn garland and one stretched arm"
    ),
    incidents=(
        Incident(
            happens=("everybody looks up after something that has just left, and one girl has her arm still stretched"),
            wants="she wants it back, and is proud that it flew",
        ),
        Incident(
            happens=("a priest sits in a heap of limes in the midst of them with one shoe off and holds it to his ear"),
            wants="he wants to hear where it has been",
        ),
    ),
    seen=(
        "Sky of bare chalk from 0 to 540; a flagpole at 105, two halves of a paper garland whose ends fly up at 530 and 820, "
        "a rope that leaves over the upper edge, and an arm. Some twenty heads from 560 to 1150, half heights 32 to 130, all "
        "in profile, laid back, eyes after the same point. The girl at 975,770, arm up to 1130,480. The priest's head at "
        "420,1016, 272 high on each side of the eyes, black below, behind green limes from 1620; the shoe at 760,1000. One "
        "head alone, at 990,1290, looks down: his hand is in a green handbag at 1110,1640 of the lady at 1170,1060."
    ),
    people=(
        "girl of 9, brown, plaits; elated",
        "priest of 50, stout; listens",
        "man of 30 in a good hat; interested in a handbag",
        (
            "fruit sellers, policeman, three sisters, baby, brass player, widow, tourists of 3 to 90, all skins; "
            "amazed, sceptical, hungry"
        ),
    ),
    things=(
        "shoe at an ear",
        "heap of limes",
        "bare flagpole",
        "hand in a handbag",
    ),
    mood="calm",
    view="twenty heads",
    palette="high-key",
    inks=(
        ("chalk", "#f7f1e5"),
        ("bone", "#eadfcb"),
        ("lime", "#c9d389"),
        ("shell", "#e9bfa6"),
        ("terracotta", "#c47c5a"),
        ("brown", "#7d5040"),
        ("night plum", "#3c2b3c"),
    ),
    edges="mixed",
    ground="the sky, half of the card",
    clues=Clues(
        feeling="wonder",
        proverb="what goes up must come down",
        plot="the saint's statue had been promised a holiday",
        title="The Morning It Flew",
        memory="letting go of a string too soon",
        sound="an intake of breath",
        place="the middle of the square",
        person="the only one who did not see",
        speech="was that ours",
        idea="loss without sorrow",
    ),
    hidden="an end of the same rope is still knotted round the girl's wrist",
    avoid="Showing what flies. A balloon, a bird, a kite. Worship: they are simply looking.",
)
