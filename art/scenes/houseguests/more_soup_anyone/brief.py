"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="More Soup, Anyone?",
    painter="A",
    hero="one bare foot that has left its shoe and rests on a stranger's boot under a red tablecloth",
    place="dining room, Sunday lunch in Trieste",
    layout=(
        "red cloth as a heavy hanging band over the upper half, seven pairs of legs as uprights below it, floor open"
    ),
    incidents=(
        Incident(
            happens=(
                "a bare foot has crossed the whole width under the table and rests on a boot that does not draw back"
            ),
            wants="she wants the boot to press just once",
        ),
        Incident(
            happens="at the far right a hand under the cloth slides the seventh silver spoon into a stocking top",
            wants="the aunt wants the service complete before the family divides it",
        ),
    ),
    seen=(
        "We sit on the floor. The cloth hangs from the upper edge to 560, at the right to 430, in six large cut folds, red. Legs from "
        "left to right: grey trousers with boots at 130, child's legs that do not reach the floor at 260, thick "
        "brown stockings at 400, an empty chair's legs at 500, striped trousers at 590, black stockings with spoons "
        "in the top at 700, cropped. The bare foot comes from 620 right across to the boot at 150,980: the "
        "longest diagonal of the card. Its shoe stands alone at 610,1110. Nothing above the table is shown."
    ),
    people=(
        "woman of 60, stout, light brown foot and calf; gone bold",
        "man of 60, boots with one lace undone; does not move",
        "aunt of 75, black stockings; busy",
        "child of 5, dangling sandals",
        "man asleep, ankles crossed",
        "somebody in striped trousers who taps a toe",
    ),
    things=(
        "shoe left standing",
        "silver spoon",
        "boot",
        "sleeping tortoise",
    ),
    mood="desire",
    view="no face",
    palette="one loud",
    inks=(
        ("tomato red", "#c8392b"),
        ("bone", "#e8dfcd"),
        ("umber", "#4a3930"),
        ("tan", "#b98a66"),
        ("slate", "#56616a"),
        ("chalk", "#f4efe4"),
    ),
    edges="all cut",
    ground="floor of bare bone from 1000 down and between the legs",
    clues=Clues(
        feeling="thrill",
        proverb="still waters run deep",
        plot="at eighty they confess what began between the soup and the roast",
        title="Under the Good Cloth",
        memory="hiding down here while the grown-ups talked",
        sound="spoons on china and one missing",
        place="the better side of the table",
        person="the aunt who is never searched",
        speech="do not look at me, look at the soup",
        idea="secrecy",
    ),
    hidden="a tortoise asleep at 480,1130 with a place card tucked under its shell",
    avoid=(
        "A young pretty leg. Symmetry of chair legs. Any face or a seductive pose: the foot is tired, wide and sure."
    ),
)
