"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There It Goes",
    painter="C",
    hero="a square full of heads laid back in profile, and a priest before them with a shoe at his ear",
    place="square, Oaxaca on a market morning",
    layout=(
        "black priest low at the left and one stretched arm as the only upright in a bare sky, the others between "
        "them as a low band that looks one way"
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
        "Sky of bare chalk from 0 to 500; only a flagpole at 675 with a rope that whips, and an arm. Sixteen heads "
        "from 500 to 860, half heights 35 to 130, all in profile, laid back, eyes after the same point above the "
        "upper edge. The girl at 400,600, arm up to 590,220, the highest thing. The priest at 225,790, black, his "
        "head 115 high on each side of the eyes, behind green limes at 0 to 530, 1080; the shoe at 420,830. One head "
        "alone, at 600,815, looks down: his hand is in a green handbag at 710,1080 of the lady whose head is at "
        "735,680. Crop left, right and below."
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
