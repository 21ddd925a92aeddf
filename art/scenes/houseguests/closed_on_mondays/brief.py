"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Closed on Mondays",
    painter="F",
    hero="a broad confectioner with her elbows on the table, her back to five faces in the night",
    place="confectioner's, Tehran",
    layout=(
        "her white jacket and cap as a broad bright mass low in the middle, a dark pane with five heads of many sizes "
        "above it, a flight of large cubes down to the lower right corner"
    ),
    incidents=(
        Incident(
            happens=(
                "five stand in the cold at the glass, a judge, a bride, a boy, a porter, an old woman, and one has just "
                "gone"
            ),
            wants="each wants another cake and all of them the same slice",
        ),
        Incident(
            happens=(
                "inside, back to the window, the confectioner eats dry bread and an onion, and with her free hand "
                "builds a staircase of sugar down into a drawer"
            ),
            wants="she wants somebody who left that way to find it easy to come back",
        ),
    ),
    seen=(
        "Pane ink blue from 0 to 600 of 1200, cropped by the edges. Heads at 80,310; 285,200; 530,295; 765,345: judge, "
        "bride, old woman in a headscarf, porter cropped by the edge, the judge's palm on the glass; the boy at "
        "525,565, only eyes and fingers above a petrol sill. One slice of cake on a stand at 710,590, a white cake "
        "cropped at the left. She at 305,635, cap chalk, jacket chalk, an elbow each at 80,1050 and 330,1070; a bitten "
        "slice of bread in her hand at 155,755, a cube held at 545,835. Six steps from 535,870 over the table's edge "
        "into an open drawer at 770,1140. An onion at 220,1040. From the back room."
    ),
    people=(
        "confectioner, woman of 48, broad, brown; tired, exact",
        "man of 60 with a moustache that leaves a print",
        "bride of 24, veil askew",
        "boy of 6 on tiptoe, only eyes and fingers",
        "porter of 30, very dark",
        "woman of 75, round, in a headscarf",
    ),
    things=(
        "slice on a stand",
        "plain bread",
        "wedding cake in the making",
        "sugar stair",
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
    ground="the table before her",
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
    hidden="on the glass between two faces there is the mark of a seventh that has gone",
    avoid="Starving children, pity. Lit window glow outward: inside is simply paler paper. Cute cakes.",
)
