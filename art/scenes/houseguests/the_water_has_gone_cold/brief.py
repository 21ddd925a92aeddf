"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="The Water Has Gone Cold",
    painter="H",
    hero="bather seen from behind whose dark hair has grown over the tub and floods the bathroom floor",
    place="bathroom, Budapest",
    layout=(
        "pale tub, an open book and a pink foot above, one black stream that falls from the crown and widens to the lower edge, a white "
        "bird upon it"
    ),
    incidents=(
        Incident(
            happens="the bather has read in the tub so long that her hair has run over the rim and out of the picture",
            wants="the one in the tub wants to find out what happens if one does not do anything",
        ),
        Incident(
            happens="an egret has walked in over the tiles with wet feet and stands fishing, bill ready",
            wants="the egret wants one fish, and has nowhere to be",
        ),
    ),
    seen=(
        "We stand behind the head end. Wall of mint tiles 0 to 265, floor bare bone. Tub a chalk oval at 400,345, "
        "water sky blue below foam, one rosy foot at 490,325 with its toes up, a board across at 400,375 with an "
        "open book upon it at 300,310, brass tap with two crosses at 400,170. On the near rim the back of a head, "
        "crown at 400,360 with a pale parting; from there ink hair falls over the enamel, narrows at 400,540, "
        "widens at 680 to the right edge and at the left to 30,880, and leaves by the whole lower edge: half the "
        "card and the only dark. Upon it a white egret, bill from 230,735 to 370,700, neck an S, tail at 765,970, "
        "legs sunk to the shank at 600,1130. A brass comb stuck at 240,1040. Five wet prints of a bird from 15,460 "
        "to 90,730."
    ),
    people=(
        "the bather of about 40, a foot and the back of a head, rosy; blank",
        "an egret, intent",
    ),
    things=(
        "open book",
        "hair like a river",
        "egret",
        "comb",
    ),
    mood="boredom",
    view="no face",
    palette="high-key",
    inks=(
        ("chalk", "#f6f2e8"),
        ("mint", "#cfdfd5"),
        ("bone", "#e9dfce"),
        ("rose", "#e8bfae"),
        ("sky", "#b9d0d4"),
        ("brass", "#d0a63f"),
        ("navy", "#1f2437"),
    ),
    edges="all brush",
    ground="floor to both sides of the tub",
    clues=Clues(
        feeling="listless",
        proverb="all quiet on the home front",
        plot="after three days in the bath there was good fishing",
        title="The Patient Fisher",
        memory="counting tiles until my name was shouted",
        sound="a drip, then no drip",
        place="the only door that locks",
        person="whoever used all the hot water",
        speech="five more minutes",
        idea="idleness",
    ),
    hidden="the wet prints come from outside and end where the hair begins",
    avoid="Nakedness beyond the foot; a head that hangs. A mermaid, a ship. Blood, razor.",
)
