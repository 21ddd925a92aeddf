"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="The Water Has Gone Cold",
    painter="H",
    hero="two knees like islands in a bathtub and one big toe stuck in the tap",
    place="bathroom, Budapest",
    layout=(
        "tub as a large pale oval cropped by the lower edge, seen from the bather's own eyes, wall and window as two "
        "brushed fields above"
    ),
    incidents=(
        Incident(
            happens="the bather has a toe in the tap and has left it there for a long time",
            wants="the one in the tub wants to find out what happens if one does not do anything",
        ),
        Incident(
            happens=(
                "an arm through the window has put the bather's dress half out over the sill and hangs up an admiral's coat "
                "in its place"
            ),
            wants="somebody wants there to be an admiral at breakfast",
        ),
    ),
    seen=(
        "We are the bather: tub 0 to 800, 455 to 1200, chalk, water pale mint. The left knee, rose, one arch cropped at 0,760 "
        "to 310,1095, a plaster on it at 100,975; the right leg one long shape from the water at 520,1130 over the knee at "
        "500,880 to the foot at 470,600, its great toe in the brass tap at 420,540. Soap on the rim at 100,665. Window 20 to "
        "350, 10 to 400; a striped sleeve rises from below its sill at 220,360 in one arch to the hand at 605,80 that holds a "
        "hanger with a navy coat, epaulettes at 480,240 and 775,235, the only dark. The pink dress leans half out over the "
        "sill at 110,400. Far out somebody small goes by on stilts at 210,140. Tiles brushed in a strict order, one turned."
    ),
    people=(
        "the bather, knees of about 40, rosy; blank",
        "an arm, hairy, careful",
    ),
    things=(
        "tap",
        "coat on a hanger",
        "soap",
        "stilts outside the window",
    ),
    mood="boredom",
    view="no face",
    palette="high-key",
    inks=(
        ("chalk", "#f6f2e8"),
        ("mint", "#cfdfd5"),
        ("bone", "#e9dfce"),
        ("rose", "#e8bfae"),
        ("sky", "#c9d8de"),
        ("brass", "#c2a35c"),
        ("navy", "#2d3550"),
    ),
    edges="all brush",
    ground="wall, water's middle and window",
    clues=Clues(
        feeling="listless",
        proverb="all quiet on the home front",
        plot="after three days in the bath the ship comes in",
        title="Admiral at Breakfast",
        memory="counting tiles until my name was shouted",
        sound="a drip, then no drip",
        place="the only door that locks",
        person="whoever used all the hot water",
        speech="five more minutes",
        idea="idleness",
    ),
    hidden="in the water between the knees a very small plug chain ends in a key",
    avoid="Nakedness beyond knees and foot. An island joke with palm or ship. Blood, razor.",
)
