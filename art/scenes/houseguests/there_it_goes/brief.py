"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There It Goes",
    painter="C",
    hero="twenty-four faces tipped back with open mouths that follow something beyond the upper edge",
    place="square, Oaxaca on a market morning",
    layout=(
        "ring of upturned heads along the lower half like plates on a shelf, an immense bare sky above with nothing "
        "in it"
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
        "Sky of bare chalk from 0 to 620; only a flagpole at 640 with a rope that whips. Heads from 620 to 1100, "
        "chins up, seen from slightly above: ovals with nostrils, open mouths as dark dots each of another size, "
        "hats held on or fallen. The girl at 400,760, arm up to 400,480, the highest thing. The priest at 250,1040 "
        "in black on green limes. One head alone, at 690,900, looks down: into his neighbour's handbag. Crop left, "
        "right and below."
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
        "fallen bell",
        "basket of limes",
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
    hidden="one shadow lies on the pavement that belongs to none of them, long and with fringes",
    avoid="Showing what flies. A balloon, a bird, a kite. Worship: they are simply looking.",
)
