"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Still Holding?",
    painter="F",
    hero="stout bald man in a waistcoat who looks over his shoulder, a thick slack cord sagging from his fist down to whoever looks",
    place="three rooms in a row, Genoa",
    layout=(
        "near-black trapezium of cloth fills the lower two thirds, sleeves cut off at both margins, an ochre soft bend "
        "below the middle that thickens, bald dome above, a narrow green strip with a frame at the left"
    ),
    incidents=(
        Incident(
            happens="with one fist in the small of his back he keeps a slack cord, its frayed end tipped over above it, of which nobody sees who has the other end",
            wants="he wants to know, without turning round, that it is not he alone",
        ),
        Incident(
            happens="in the next room a gaunt lady balances a small white birdcage upon her grey hair, empty, its door open",
            wants="she wants to be told that she may stop",
        ),
    ),
    seen=(
        "Seen from close behind, natural scale: the waistcoat, almost black, from shoulder 135,550 to hem 760,1020, is the "
        "largest shape; striped mustard sleeves are cropped left and right, the left "
        "forearm bent forward behind the hip at 60,1130. Head in profile to the left at 510,230, iris in "
        "the back corner of the eye, half-closed lid, the corner of the mouth raised. Fist at 440,900, white cuff at 580,905; above it the ochre cord arches over to the left, top at 355,750, and "
        "ends in a tie and three threads down to 300,930; "
        "below it it sags in a soft curve to the lower edge at 250,1200 and grows from 20 to 50 wide. Doorway 0 to 240, from 70 down: olive room, lady at "
        "70,380, birdcage at 67,220, its door swung out to 138,260, and a third, mustard room at 180,400. A white collar round the neck from 385,470 to 650,515. Wall bare."
    ),
    people=(
        "man of 65, heavy, tan, bald with a grey fringe; bored, watchful, slyly amused",
        "lady of 68, gaunt, fair, brick dress with a white collar; stubborn",
    ),
    things=("cord", "waistcoat", "birdcage"),
    mood="boredom",
    view="several rooms",
    palette="dirty",
    inks=(
        ("brown-black", "#2a2321"),
        ("cream", "#dacdb2"),
        ("mustard", "#b09249"),
        ("slate", "#5a615f"),
        ("olive", "#757249"),
        ("umber", "#5d4738"),
        ("ochre", "#cda450"),
        ("brick", "#95503c"),
    ),
    edges="mixed",
    ground="the wall above and beside the head, down to the right shoulder",
    clues=Clues(
        feeling="weary duty",
        proverb="a chain is only as strong as its weakest link",
        plot="the other end was handed to them with the lease",
        title="The Man Who Could Not Turn Round",
        memory="holding the ladder for my father long after he had gone in",
        sound="a floorboard that nobody has trodden on",
        place="between two doors",
        person="the one who would let go first",
        speech="do not look, just say yes",
        idea="commitment",
    ),
    hidden="in the third room, behind the open door, a cord of the same twist hangs straight down, held by nobody seen",
    avoid="A closed loop of any kind: the cord lies in a fist, round nobody. A dog's lead. A clown of the lady, a brute of the man.",
)
