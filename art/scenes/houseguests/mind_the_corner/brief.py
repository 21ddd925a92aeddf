"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Mind the Corner",
    painter="F",
    hero="giant boxer seen from behind, slumped in black, cheek on an orange glove, forgotten before the bout",
    place="boxing ring, Lisbon",
    layout=(
        "black mass of shoulders rises from the bottom, framed below by ropes in a wide V; pale canvas and a far post "
        "at the upper right"
    ),
    incidents=(
        Incident(
            happens="in the far post's shade the opponent holds the old referee in her arms and does not let go",
            wants="the two would like the bell never to ring",
        ),
        Incident(
            happens="a small seamstress stands on the near post and sews a white chrysanthemum into his back, petal by petal",
            wants="she means to have it whole before he stands up",
        ),
    ),
    seen=(
        "The boxer from 30,270 to 770,1200, more than half of the card: dark cropped head with a whorl at 290,430, "
        "tilted left on to the raised glove at 120,450, the one arm from his shoulder down to an elbow at 60,890 and up to its cuff at 120,535; "
        "a bull neck, a chalk collar, a black robe cut off below; the right arm bent at 780,710 over the rope, its glove at "
        "705,990. White flower at 410,757, two petals only drawn. Seamstress from behind at 310,920 on the near "
        "post, head at 310,835, skirt to 1018, two bare legs in white socks and orange shoes to 1080, needle up at 435,830. Far off, at 635,340, two in one embrace: an old man's white shirt and crossed braces, two "
        "orange gloves on his back, over his shoulder a bowed parted crown with one knot, four feet below. We stand "
        "just outside the ring."
    ),
    people=(
        "boxer, huge, brown-skinned, black robe; bored beyond waiting",
        "opponent, tall, brown-skinned, dark hair in one knot, grey robe; holding on",
        "referee, old and bald with white hair, held",
        "seamstress, small, white hair in a bun, ash dress, orange shoes; absorbed",
    ),
    things=(
        "orange boxing gloves",
        "white chrysanthemum in silk",
        "ropes",
    ),
    mood="boredom",
    view="no face",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#302f31"),
        ("chalk", "#efe9de"),
        ("bone", "#d6cdbe"),
        ("ash", "#aea99f"),
        ("pencil", "#6c6a69"),
        ("brown", "#8d7b70"),
        ("orange", "#d4702b"),
    ),
    edges="mixed",
    ground="the canvas of the ring, bare, right of the boxer's head and round the two who embrace",
    clues=Clues(
        feeling="left out of it",
        proverb="good things come to those who wait, supposedly",
        plot="the bell was rung an hour ago, and nobody has hit anybody",
        title="A Very Long Clinch",
        memory="waiting at a dance with both hands too big",
        sound="thread drawn through satin",
        place="where one is sent between two rounds",
        person="the third one, who brought the towels",
        speech="don't fidget, I am nearly done",
        idea="truce",
    ),
    hidden="two petals are only drawn; the thread in her needle comes out of her own hem",
    avoid="A face, a hood, a bruise. Blows. Lettering on the robe. Ropes that run across the hanging arm.",
)
