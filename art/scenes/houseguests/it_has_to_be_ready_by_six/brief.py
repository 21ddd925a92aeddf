"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Has to Be Ready by Six",
    painter="H",
    hero="seamstress with a black bob who fastens an orange disc to the ground, her own hair in the needle for thread",
    place="pale floor cloth, Paramaribo",
    layout=(
        "bowed black bob and brown face over the upper half, cut by the top edge; one orange disc over the lower half, "
        "cut by the bottom edge; a dark strand and a needle join them at right"
    ),
    incidents=(
        Incident(
            happens="a lock of hair gets thinner and thinner, goes through a needle, and is sewn round the rim of an orange disc",
            wants="to have it fast before it is looked for",
        ),
        Incident(
            happens="someone has bitten a piece out at upper left; a crumb clings to a corner of her lips, one cheek is full",
            wants="to know whether anybody is coming before she swallows",
        ),
    ),
    seen=(
        "From above, near. A woman's bowed head, face middle 486,690, 600 wide, leaning a little to the left: black hair "
        "cut off by the top and left edges, a pale parting from 470,0 to 470,370, faint strands. Arched "
        "brows; lids low, eyes turned to the right; lips shut, an orange crumb at 400,978; her left cheek as we see "
        "it is full. Grey-green blouse behind her in both upper corners. From the right of her hair at 1000,420 a lock runs down to "
        "940,1000, as thin as thread, through the eye of a white needle that sticks in the disc, and on to a "
        "row of black stitches along its right rim. Disc: orange, middle 706,1530, radius 452, cut by the bottom edge, "
        "bitten at 420,1270 in four bows, three crumbs there; its left rim is loose and throws a shadow. All else bare cloth."
    ),
    people=("woman of 35, brown skin, black bob, grey-green blouse; composed, and on her guard",),
    things=(
        "orange disc",
        "lock for a thread",
        "white needle",
        "crumb",
    ),
    mood="mischief",
    view="from above",
    palette="one loud",
    inks=(
        ("cloth", "#dcdcd0"),
        ("orange", "#f28c18"),
        ("black", "#1c1a1f"),
        ("brown skin", "#b97f60"),
        ("brown shade", "#95604a"),
        ("moss grey", "#66736c"),
        ("chalk", "#f4f0e4"),
    ),
    edges="all cut",
    ground="the pale cloth round her chin and down the left side",
    clues=Clues(
        feeling="guilt with an appetite",
        proverb="a stitch in time saves nine",
        plot="the morning came up with a piece missing, and only her dentist knew",
        title="Hemming the Day",
        memory="licking the bowl before the cake was in the oven",
        sound="thread drawn through stiff cloth",
        place="the workroom behind the horizon",
        person="whoever gives more than was ordered",
        speech="It was like that when I got here",
        idea="deadline",
    ),
    hidden="the sewing has no hands: the lock has come all the way round by itself",
    avoid=(
        "A flag: the ground is no white field, the disc is orange, bitten and cut by the edge. A needle near her face: it lies "
        "flat on the disc and points away."
    ),
)
