"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Bless You",
    painter="E",
    hero="heavy old man in profile, head flung back, mouth open, under whose nose a stranger's finger has been laid in time",
    place="riverside meadow, Ljubljana in May",
    layout=(
        "near-black coat over the lower left, a brown face with grey crop tipped up above it, and on the right one rust-red "
        "sleeve that rises as a column from the lower corner to his nostrils; a lighter profile nests in its bend"
    ),
    incidents=(
        Incident(
            happens="a man is about to sneeze, and a raised arm holds it back with one finger, by touch alone",
            wants="he wants to be let go, she wants another second of quiet",
        ),
        Incident(
            happens="her lips are pursed at a dandelion clock, some of whose tufts already stick to his lapels",
            wants="she wants her wish to come down where the others took root",
        ),
    ),
    seen=(
        "Mint air, nothing else, behind two people who are both cut off by the edges. His coat, night blue, fills the "
        "left below 610, collar turned up to 20,400, white shirt to 480,690. His head, dark brown, old, in profile to "
        "the right and tipped back by a quarter, from 80,70 to 577,525: white brow at 355,185, heavy lid at 390,235, "
        "eye on a seed that stands on the tip of his nose at 535,250. Mouth a little open at 515,365, lower lip drawn "
        "in. In his grey crop, at 143,262, a dandelion grows: four toothed leaves, a bud at 45,195, a bloom at "
        "77,103. A light brown forefinger lies straight from 625,275 to 463,335 under his nostril, three others "
        "curled at 605,370, the thumb upon them at 620,370; chalk cuff at 655,497; the sleeve widens down to the "
        "lower right corner. In its bend her face, 65, profile to the left, white hair combed back, forehead 475,740, "
        "nose 432,905, lips 450,960. Before his coat the clock, 280 wide, at 255,928, its left side bare, stalk out "
        "of the lower edge. Two white seeds on the coat at 80,830 and 118,1115."
    ),
    people=(
        "man of 70, heavy, dark brown skin, grey crop, night-blue coat; helpless, nearly blissful",
        "woman of 65, tan skin, white hair, rust-red dress with a white collar; practised, elsewhere",
    ),
    things=(
        "forefinger",
        "dandelion clock",
        "seed on a nose",
        "rooted dandelion",
    ),
    mood="mischief",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("mint", "#c4d6c9"),
        ("night", "#2a2f3d"),
        ("brick", "#b25a45"),
        ("chalk", "#f6f1e7"),
        ("walnut", "#5b4135"),
        ("shell", "#e6b9a4"),
        ("straw", "#e1cd92"),
        ("gold", "#dba63f"),
    ),
    edges="mixed",
    ground="air, along the top and between his chin and her arm",
    clues=Clues(
        feeling="being on the brink",
        proverb="hold your breath and count to ten",
        plot="for thirty years she had caught every one of them but the first",
        title="The Great Exhale",
        memory="a laugh in the silent class",
        sound="the moment before, then everything",
        place="the last warm day for miles",
        person="she who knows without looking",
        speech="not yet, I'm not done",
        idea="postponement",
    ),
    hidden="a seed that came to rest in his hair long ago has leaves, a bud and a bloom by now; her eye is not on him at all",
    avoid="A shout, a poke in the nose, snot, lines of wind. Specks: four seeds at most beside the clock's own. A second hand.",
)
