"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="young woman asleep upright, her wide straw hat slid down to the nose",
    place="hotel terrace, Mamaia",
    layout=(
        "tilted oval of straw wider than the page where a face would be, white bird on top, dotted red-brown torso "
        "underneath, stripes behind"
    ),
    incidents=(
        Incident(
            happens="a white hen has trodden the crown into a hollow and broods there, one eye open",
            wants="she wants a place that keeps still for three weeks",
        ),
        Incident(
            happens=(
                "somebody no taller than a forearm, in a dark coat, stands with knees bent on the chair's arm and "
                "plaits anew the straw that came off the brim"
            ),
            wants="he wants a hat like hers before anybody notices",
        ),
    ),
    seen=(
        "Hat brim as a tilted ellipse about 600,696, half-widths 690 by 324, cropped at both sides; crown on the same "
        "round, from 250 to 950, 320 to 770, dark band below it. White hen on it from 300,30 to 950,450, looking left, comb and wattle henna. "
        "White egg with henna dots on the brim at 262,866. Under the brim, in its shade, a nose's tip, a shut mouth at "
        "606,1110 and a chin at 606,1200, and black-plum hair to both sides down to "
        "1500. Henna gown with chalk dots from 1300 to the lower edge, arms folded, one hand on the other sleeve at "
        "330,1650. Plait comes off at 730,980 and runs down to a hand at 870,1390; its owner, back to us, small hat at 1030,1240, dark coat, knees "
        "bent, stands on two feet on the chair's arm at 1030,1660. Canvas with mint stripes behind."
    ),
    people=(
        "woman of 26, asleep, only mouth and chin to be seen",
        "somebody tiny of 50 in a dark coat, from the back; thrifty",
    ),
    things=(
        "hen",
        "straw hat",
        "dotted egg",
        "deckchair",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("chalk", "#f7f3ea"),
        ("linen", "#ebe2d3"),
        ("straw", "#e9cf96"),
        ("skin", "#d9ad8a"),
        ("pale mint", "#cbd8c9"),
        ("henna", "#a9542f"),
        ("ink plum", "#33283a"),
    ),
    edges="all torn",
    ground="canvas in mint stripes, all over",
    clues=Clues(
        feeling="giggling",
        proverb="count your chickens",
        plot="the guests have been asleep for a week, and the poultry have had the house to themselves",
        title="Vacancies",
        memory="peeling from one shoulder only",
        sound="a snore that stops",
        place="the quiet before the drums",
        person="the one who can sleep anywhere",
        speech="you will not miss that bit",
        idea="trust",
    ),
    hidden="the egg has the dots of the gown, the other way about",
    avoid=(
        "A cord at a neck or head; anybody who hangs. Anybody dead or drugged: the head upright, the chin warm. "
        "Eyes. Prettiness."
    ),
)
