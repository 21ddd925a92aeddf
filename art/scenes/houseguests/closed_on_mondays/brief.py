"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Closed on Mondays",
    painter="F",
    hero="white head of a carriage horse, in by the window of a dark pastry shop, its lips in the top of a wedding cake",
    place="confectioner's, Tehran",
    layout=(
        "one white diagonal from the upper right corner to a wedding cake of three tiers at the lower left, night and plum "
        "around it, a small white bride who runs out to the right"
    ),
    incidents=(
        Incident(
            happens="a horse with ribbons, bells and feathers has put its head in at night and eats the top of a wedding cake",
            wants="it wants the uppermost tier, and nobody to know that it can open windows",
        ),
        Incident(
            happens=(
                "the bride of the cake runs along the counter with a packed case, her veil flying; the groom has stayed on "
                "his tier, his back to her"
            ),
            wants="she wants to be at the edge of the counter before Tuesday, and not to be called",
        ),
    ),
    seen=(
        "Wall plum in broad stripes from 0 to 310; window ink blue from 340 over the right edge, two lit panes far off, a grey "
        "sill at 875. Head chalk from the ears at 570,60 to the lips at 220,835, 40 percent of the card, neck out over the "
        "right edge, crest in five knots; dark bridle, three bells, two lilac feathers cut by the upper edge; eye at 470,335, "
        "looking down. Cake of three round white tiers from 80,825 to 200,1180, cut by the left edge, lilac swags and white "
        "pearls; the uppermost bitten down at 250,880. Groom 150 tall at 100,990 from behind, top hat. Bride 270 tall at "
        "680,1000, running to the right edge, dark case at 600,1060, lilac veil back to 410,930. Counter petrol below 1060."
    ),
    people=(
        "carriage horse of 14, white; delicate",
        "bride of the cake; decided",
        "groom of the cake, from behind; has noticed nothing",
    ),
    things=(
        "wedding cake, bitten",
        "bridle with bells",
        "small case",
        "flying veil",
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
        title="The Top Tier",
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
