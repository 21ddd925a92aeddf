"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Closed on Mondays",
    painter="F",
    hero="white head of a carriage horse, in by the window of a dark pastry shop, lips at the topmost cube of sugar",
    place="confectioner's, Tehran",
    layout=(
        "one white diagonal from the upper right corner to a short flight of cubes at the lower left, night and plum "
        "around it, a glass bell low at the right"
    ),
    incidents=(
        Incident(
            happens="a horse with ribbons, bells and feathers has put its head in at night and closes its lips on a cube",
            wants="it wants the one on top, and nobody to know that it can open windows",
        ),
        Incident(
            happens=(
                "the bride of a cake goes down a staircase, her veil still lying over two steps; the groom has stayed "
                "under his glass, his back to her"
            ),
            wants="she wants to be at the edge of the counter before Tuesday, and not to be called",
        ),
    ),
    seen=(
        "Wall plum from 0 to 310; window ink blue from 340 over the right edge, two lit panes far off, a grey sill at 875. "
        "Head chalk from the ears at 570,60 to the lips at 180,820, 40 percent of the card, neck out over the right edge, crest "
        "in five knots; dark bridle, three bells, two lilac feathers cut by the upper edge; eye at 470,335, looking down. Cubes from "
        "112,800 down to 440,1040, four high; the bride 175 tall at 400,950, chalk, dark hair, lilac veil back over two steps. Under the "
        "bell at 640,990 a tier of cake and a small groom from behind, brown hair, one ear and a collar under a top hat. Counter petrol below 1060."
    ),
    people=(
        "carriage horse of 14, white; delicate",
        "bride of sugar; decided",
        "groom of sugar, from behind; has noticed nothing",
    ),
    things=(
        "sugar stair",
        "bridle with bells",
        "glass bell",
        "trailing veil",
    ),
    mood="desire",
    view="other",
    palette="night",
    inks=(
        ("ink blue", "#1d233b"),
        ("plum", "#3d2945"),
        ("petrol", "#2e4954"),
        ("bone", "#e6dbc6"),
        ("chalk", "#f1eadd"),
        ("skin", "#b58263"),
        ("lilac", "#a497b8"),
    ),
    edges="mixed",
    ground="the plum wall left of the window",
    clues=Clues(
        feeling="craving",
        proverb="you cannot have your cake and eat it",
        plot="she bakes for a wedding that has been put off eleven times",
        title="The Sugar Stair",
        memory="the window at the corner where my tram stopped",
        sound="breath on a pane",
        place="the warm side",
        person="the one who has gone already",
        speech="just looking",
        idea="temptation",
    ),
    hidden="the groom turns his back, and only one pair of windows in the town is still lit",
    avoid="A unicorn, a fairy tale's sparkle. Lit window glow. Cute cakes. The horse as a monster.",
)
