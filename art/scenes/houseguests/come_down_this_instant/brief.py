"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="old lady the size of a room, seated on an upright piano with her arms round her knees and her nose in the air",
    place="music room, Plovdiv",
    layout=(
        "one black dress like a boulder from edge to edge, white hair squashed against a plaster ceiling, a strip of piano "
        "keys under the hem, a bob with a bow lower left, a toad lower right"
    ),
    incidents=(
        Incident(
            happens=(
                "a vast old lady sits on a piano, knees drawn up, eye shut, turned away; a girl with a bow stands behind her "
                "and shows her the floor"
            ),
            wants="the girl wants her down before anyone sees; she wants to be begged",
        ),
        Incident(
            happens="in a fallen red slipper, as long as a bath, a toad has sat down and looks out of the picture",
            wants="the toad wants somebody to come along and be brave",
        ),
    ),
    seen=(
        "Ceiling of bone down to 50 across the card; a grey bun crushed by it at 150,95. White hair combed back from the brow at 440,150 "
        "to the nape at 280,410; face in profile to the right and a little up, shut eye at 480,250, nose at 570,290, red lips at "
        "545,345, red earring at 395,355, wide bone collar from 270,400 to 535,500. Black dress from 80,580 to 760,840, hunched back on "
        "the left, two knees at 630,350 and 710,370, one sleeve from 300,440 over an elbow at 400,690 round the knees, scalloped hem at "
        "860. A red slipper with a darker pompom at 740,880. Piano 180 to 650, keys at 925, to the floor at 1145. Girl from behind at 100, 800 to "
        "1165, brown bob, red bow, white nightgown, an arm down at 215,1090. Toad at 570,1030 in the other slipper, 425 to 760. Blue "
        "wall with pale stripes, floor from 1020."
    ),
    people=(
        "old lady, white hair put up, black dress, red lips; she has heard it, and is thinking about it",
        "girl of 7 from behind, brown bob, red bow, white nightgown; she has said it twice",
    ),
    things=(
        "upright piano",
        "red slipper with a pompom",
        "toad",
        "red bow",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("vermilion", "#cf3b22"),
        ("bone", "#eee6d6"),
        ("umber", "#5a4436"),
        ("dull blue", "#9fb0b4"),
        ("sand", "#c6b795"),
        ("rose", "#cfa083"),
        ("black", "#25201f"),
    ),
    edges="all torn",
    ground="the blue wall behind her",
    clues=Clues(
        feeling="freedom",
        proverb="it takes two to quarrel",
        plot="at sixty-nine she had still been told to sit anywhere she liked",
        title="The Accompanist",
        memory="grown-ups who would not come to the table",
        sound="nine low notes at once",
        place="directly under the plaster",
        person="the one who has to be coaxed",
        speech="ask me nicely",
        idea="stubbornness",
    ),
    hidden="she had two slippers on when she climbed up, and there is no stool",
    avoid="A witch or a monster: she is elegant. A fall: she sits as firm as a hill. The toad noticed by anybody.",
)
