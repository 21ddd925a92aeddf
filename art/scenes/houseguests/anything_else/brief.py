"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="patient in a plum dress, at whose shoulder a doctor listens with his bare ear while her printed shoal swims across into his coat",
    place="ship doctor's surgery on shore, Setúbal",
    layout=(
        "one upright dark trunk with a profile on top, from the left edge to beyond the middle; a pale slope leans against it at the "
        "lower right; a coral stream climbs from one into the other; the upper right quarter is empty green"
    ),
    incidents=(
        Incident(
            happens="a doctor lays his ear to a woman's shoulder, and the printed fish leave her dress for his white coat",
            wants="she wants him to go on listening and would not for the world turn her head",
        ),
        Incident(
            happens="on a bench beyond her knees somebody minds a yellow handbag; on his tie there is one fish, alone",
            wants="he wants to be told that it is nothing, and to go home for lunch",
        ),
    ),
    seen=(
        "Very near. Her head in profile to the left, 100 to 330, 75 to 350, the brow at 155,220, lips at 150,385; her iris stands in the hind corner of the eye at "
        "240,285. Plum hair in waves down to 425 at 385, yellow earring at 300,367. Dress from 480 down over the lower edge, 0 to 540, short "
        "sleeve to 830, bare forearm from 390,880 to a hand with coral nails on her knee at 65,980. The doctor's head "
        "at 600,645, grey, tilted against her shoulder, one eye shut, the other half open and on nothing, round glasses up on his hair at 525,565; white coat "
        "from 510 to the right edge, 720 down; a stethoscope hangs from his neck at 620,960 into his fist at 590,1060, its disc at "
        "590,1170. Coral fish, one near 275,1100, then more, across the border at 520,950 and up over his lapels to "
        "790,745; outlines of others are left in the dress. Green wall, its lower part darker from 620. At the left, 0 to "
        "145, 605 to 920, her husband."
    ),
    people=(
        "woman of 50, tall, brown, dark waved hair; longs, keeps still",
        "doctor of 57, pale, grey, long face; listens, and has forgotten what for",
        "husband of 66, brown, bald, white moustache, lilac suit; waits",
    ),
    things=(
        "fish that change cloth",
        "idle stethoscope",
        "yellow handbag",
        "tie with one fish",
    ),
    mood="desire",
    view="other",
    palette="pastel",
    inks=(
        ("pistachio", "#c0cfb2"),
        ("plum", "#2b1a2f"),
        ("chalk", "#f5f0e6"),
        ("shell", "#ecc4ae"),
        ("lilac", "#bbadc9"),
        ("brown", "#a56f4d"),
        ("coral", "#e2654c"),
        ("butter", "#ecd792"),
    ),
    edges="mixed",
    ground="the green wall before her face and all of the upper right, above the doctor",
    clues=Clues(
        feeling="a longing that holds its breath",
        proverb="what the heart is full of runs over",
        plot="every spring she invents a cough and takes the ferry to have it heard",
        title="Migration of the Small Red Ones",
        memory="when my mother wore her good frock to the dentist",
        sound="somebody else's pulse through cotton",
        place="the last appointment before lunch",
        person="the one who holds the handbag",
        speech="breathe in, and now do not",
        idea="diagnosis",
    ),
    hidden="in the dress one sees the outline of every fish that has left, and one of them is on her husband's tie",
    avoid="A kiss, a hand on her. A caricature of lips. Sick-room things, a chart, letters. Fish that drip or lie dead.",
)
