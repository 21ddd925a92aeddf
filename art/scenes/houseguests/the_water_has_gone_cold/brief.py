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
                "an arm through the window has taken the bather's dress off the chair and hangs up an admiral's coat "
                "in its place"
            ),
            wants="somebody wants there to be an admiral at breakfast",
        ),
    ),
    seen=(
        "We are the bather: tub 30 to 770, 420 to 1200, chalk, water pale mint, two knees rose at 270,760 and "
        "520,740, the left foot on the rim at 610,470, toe in the brass tap at 580,400. A hand on the rim lower left "
        "with wrinkled finger tips, soap sliding. Window 90 to 420, 60 to 330 bare, arm in striped sleeve from it to "
        "the chair at 520,230, coat with epaulettes navy, the only dark. Outside two stilts go by, cropped above. "
        "Tiles brushed, twelve in a strict order, one turned. Everything with dry edges."
    ),
    people=(
        "the bather, knees of about 40, rosy; blank",
        "an arm, hairy, careful",
    ),
    things=(
        "tap",
        "coat on a chair",
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
