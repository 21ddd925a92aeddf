"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="The Neighbours Will Talk",
    painter="E",
    hero="full moon as large as a storey, indoors on a bed, covered with lip prints, its eyes on the ceiling; a kneeling woman kisses it",
    place="narrow house on a moonless street, Athens",
    layout=(
        "one pale disc in the belly of a dark gabled house that has swelled round like a jar; a red figure leans on the disc from the "
        "left; gable above and narrow foot below; an empty round in the upper left corner"
    ),
    incidents=(
        Incident(
            happens="a woman in a red dress has the moon on her bed and kisses its cheek; the walls bend outwards with it",
            wants="she wants to keep it till morning; the moon wants not to be heard through the boards",
        ),
        Incident(
            happens="an old man in striped nightclothes searches the sky by telescope, on a stool that rises with the hump of his floor",
            wants="he would like to know where it has gone; on the ground floor two in bed would rather not",
        ),
    ),
    seen=(
        "Night blue; at 131,131 a round, paler, of radius 77, with a nail at its top; few stars. House cut open: gable from 40, eaves at "
        "60 and 730,280; the middle swells from 21 to 779 across, 385 to 930; foot 155 to 645, to 1160. Moon of radius 244 at 483,628: "
        "eyes at 437,582 and 578,565 look up to the right, raised brows, pink cheeks, small crooked smile, four red lip prints. Mattress "
        "striped grey, pressed down. Woman in profile, brown, black hair in a bun, eyes shut, head at 265,580, red dress to 915, bare "
        "feet at 118,895; one hand on top of the moon at 365,455, one at its chin, 430,800. Window too small at 130,533. Above: old man in "
        "profile at 499,164, telescope out through an open flap of the roof. Below: two grey heads at 313,1027 and 487,1027, eyes up, "
        "one hand on the other at 400,1118."
    ),
    people=(
        "woman of 35, red dress; she hears nothing",
        "moon, some thousands of millions of years old; it hears everything",
        "old man with a telescope, in stripes",
        "wife with rollers in her hair, husband with a walrus moustache",
    ),
    things=(
        "moon on a bed",
        "lip prints",
        "telescope",
        "nail in the sky",
    ),
    mood="desire",
    view="several rooms",
    palette="night",
    inks=(
        ("ink blue", "#1b2138"),
        ("night green", "#213a3f"),
        ("plum", "#4a2b4b"),
        ("bone", "#ece1c9"),
        ("red", "#c0392f"),
        ("clay", "#a5765b"),
        ("ash", "#8d8b90"),
        ("brown", "#8a5642"),
    ),
    edges="mixed",
    ground="the night round the house",
    clues=Clues(
        feeling="yearning",
        proverb="walls have ears",
        plot="for one night nobody in the town can find it, and she is the only one who does not ask",
        title="Gone by Morning",
        memory="whoever was let in after dark and had to be gone by breakfast",
        sound="boards that creak where nobody walks",
        place="one flight below the search",
        person="a visitor too well known to be hidden",
        speech="ssh, he is still up",
        idea="secrecy",
    ),
    hidden="in the sky a nail and a pale round tell where it hung; and below, one old hand has come to lie on another",
    avoid="Glow or rays. Nakedness. A hand over a mouth, an ear at a tumbler: other cards have them. Equal vignettes.",
)
