"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Mind the Corner",
    painter="F",
    hero="wardrobe on four pairs of legs, stuck across the turn of a stair, a hand out of its door",
    place="stairwell, Lisbon",
    layout=(
        "zigzag of three flights from the lower right to the upper left, a huge dark box jammed slantwise at the turn"
    ),
    incidents=(
        Incident(
            happens="four porters hold it and nobody gives the word; one has already sat down inside his own knees",
            wants="each wants the others to say left",
        ),
        Incident(
            happens=(
                "a hand out of the wardrobe's door crumbles a biscuit and lays the bits on every step it has passed, "
                "in pairs"
            ),
            wants="whoever is in there wants to be followed by whoever eats biscuits",
        ),
    ),
    seen=(
        "Wardrobe from 230,20 to 780,740, nearly half of the card, hardly tilted, charcoal with a strict grain of drawn "
        "arches, one arch upside down at 310,450; it hides all heads, fingers come over its edges. Legs below: dark "
        "trousers at 180,820, one sitting at 380,900 with soles to us and idle hands, striped breeches at 600,850 over a "
        "bare calf with an anchor; a coat and evening shoes on the upper landing at 720,500. Hand with the biscuit from "
        "the door at 520,640. Steps as cut bands in ash and chalk. Landlady's arm with a stub of charcoal at the left "
        "edge by nine tallies. A single orange, the fruit, at 710,1100. From the flight below."
    ),
    people=(
        "four porters, boots, sandals, bare feet, dress shoes; arms thick, thin, old, tattooed; beyond impatience",
        "landlady, an arm; counting by the hour",
        "somebody in the wardrobe",
    ),
    things=(
        "wardrobe",
        "biscuits",
        "charcoal tallies",
        "orange",
    ),
    mood="boredom",
    view="no face",
    palette="near-monochrome",
    inks=(
        ("ash", "#aea99f"),
        ("charcoal", "#302f31"),
        ("pencil", "#6c6a69"),
        ("chalk", "#efe9de"),
        ("bone", "#d6cdbe"),
        ("orange", "#d4702b"),
    ),
    edges="mixed",
    ground="the wall of the stairwell in chalk, upper right and left",
    clues=Clues(
        feeling="stuck",
        proverb="many hands make light work, said nobody",
        plot="it went up in 1911 with her great-aunt in it, and must come down the same",
        title="The Turn of the Stair",
        memory="being last to hold the rope",
        sound="wood against plaster",
        place="between the second floor and the third",
        person="the one in charge, absent",
        speech="on three; not on three",
        idea="deadlock",
    ),
    hidden="one of the four pairs of hands does not touch the wardrobe at all",
    avoid="Faces. A coffin: knobs, feet, a mirror's back. Slapstick motion: nothing moves.",
)
