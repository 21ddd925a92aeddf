"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Has to Be Ready by Six",
    painter="H",
    hero="dressmaker asleep on a great red cloth, and an apprentice who cuts round her along her outline",
    place="sewing room, Jaipur",
    layout=(
        "one loud red field seen from above, a curled sleeper as a small pale island in it, a white cut line that "
        "creeps round"
    ),
    incidents=(
        Incident(
            happens="the apprentice cuts, tongue between her teeth, round elbow and bun, and is at the knees",
            wants="she wants to finish in time, and was told to follow the line exactly",
        ),
        Incident(
            happens=(
                "on a stool at the upper edge the bride stands to be pinned and drops cherry stones into the handbag "
                "of whoever is to make the speech"
            ),
            wants="she wants it to be a short one",
        ),
    ),
    seen=(
        "Straight down. Red cloth cut, 30,200 to the right edge and 1130, flat, its border a strict print of "
        "small mangoes in one corner only; a bodice in chalk. Sleeper at 330,780, 620 long, on her side, "
        "grey-green sari, head on folded lining, glasses pushed up, mouth open; one long arm lies along her thigh to 545,730, "
        "thimble on, the other on the lining to 410,545. The cut comes in at "
        "0,960, up her back, round bun and hand; what is left of the line is chalk. Apprentice at 720,650, "
        "kneeling, head laid aside, plait, sleeve to 710,770, fingers and thumb in the rings of big scissors at 630,860; behind the blades the cloth gapes "
        "and bare floor shows. Bride: only hem, two hennaed feet on a stool at 370,60 and a hand above an open "
        "handbag at 90,170, cropped. Floor bare. Tape winds at the lower edge."
    ),
    people=(
        "dressmaker of 60, thin, brown; exhausted, snoring",
        "apprentice of 13, brown; conscientious",
        "bride of 25, feet and hand; sly",
    ),
    things=(
        "scissors",
        "cherries",
        "pincushion",
        "sleeping outline",
    ),
    mood="mischief",
    view="from above",
    palette="one loud",
    inks=(
        ("red", "#d5222f"),
        ("bone", "#eae0ce"),
        ("grey green", "#7c8677"),
        ("brown", "#80543f"),
        ("umber", "#46352e"),
        ("straw", "#cdb684"),
    ),
    edges="all cut",
    ground="floor round the cloth and in the cut",
    clues=Clues(
        feeling="panic",
        proverb="measure twice, cut once",
        plot="at six the guests will find out who sleeps in the wedding dress",
        title="The Outline",
        memory="cutting round my hand on the good tablecloth",
        sound="scissors, snores",
        place="on the floor of the workroom",
        person="the apprentice who does as she is told",
        speech="don't wake her, there's no time",
        idea="literalness",
    ),
    hidden="the apprentice has drawn a small pocket where the heart is",
    avoid=(
        "A crime scene: the sleeper is curled on her side, toes moving, glasses up. Harm by scissors: a hand's "
        "breadth away."
    ),
)
