"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Still Holding?",
    painter="F",
    hero="jowly man in near-black with half-shut eyes, on whose crown the sagging floor of the flat upstairs rests, a brick tasselled cushion between",
    place="three rooms of one house, Genoa",
    layout=(
        "near-black hill of a coat across the lower half, a broad tan face in the middle, a dark bent band right across above it, "
        "mustard over that, one round white head at the lower right, a narrow olive door at the left"
    ),
    incidents=(
        Incident(
            happens="the boards above sag to both sides and rest on a tasselled cushion upon his bald crown, while somebody upstairs goes by on tiptoe",
            wants="whoever walks there wants him not to notice; he has noticed",
        ),
        Incident(
            happens="an old lady has fallen asleep on her feet against the breast of his coat",
            wants="she wants nothing more, for the first time since morning",
        ),
    ),
    seen=(
        "Seen from near, natural scale. The coat, nearly black, is the largest shape: from 0,790 over both shoulders, 250,710 and 570,715, down "
        "to the lower edge, cropped at both sides, no hands. Head 210 to 590, chin at 750, tilted a little; one eye nearly shut, the other rolled up to the right; "
        "black brows at 315,440 and 480,400, black hair only at the temples. Cushion 165 to 600 at 280, two ochre tassels. Above it a band of torn "
        "boards, highest at 400,160, down to 0,300 and 800,245. Over it a mustard room with two black shoes on tiptoe at 500,100 and 710,140, white stockings "
        "cut off by the upper edge. White head from behind at 630,950, cheek and closed eye to the left, slate shawl below. Door at the left, 12 to 142, "
        "olive, a chair with a cushion. Wall to the right bare."
    ),
    people=(
        "man of 58, heavy, tan, bald between black temples, white collar, slate tie; bored, patient, all ears",
        "lady of 80, small, fair, white hair in a knot, slate shawl; asleep",
        "somebody upstairs, of whom two shoes and the stockings are seen; stealthy",
    ),
    things=("cushion", "bent floor", "shoes", "chair"),
    mood="boredom",
    view="several rooms",
    palette="dirty",
    inks=(
        ("brown-black", "#2a2321"),
        ("cream", "#dacdb2"),
        ("mustard", "#b09249"),
        ("tan", "#b27a55"),
        ("slate", "#5a615f"),
        ("umber", "#5d4738"),
        ("brick", "#a04b38"),
        ("olive", "#757249"),
    ),
    edges="mixed",
    ground="the wall to the right of his head and round the door",
    clues=Clues(
        feeling="patience that has gone stale",
        proverb="uneasy lies the head",
        plot="the landlord said that it would only be until Friday",
        title="The Quiet Tenant Below",
        memory="standing quite still so that my grandmother would not wake",
        sound="one board, then a long nothing",
        place="between two storeys",
        person="the son who stayed",
        speech="go on, I have got her",
        idea="support",
    ),
    hidden="on the chair in the third room lies a second cushion of the same brick cloth",
    avoid="An Atlas with straining arms; a cap instead of a cushion; pain. He is bored, no more.",
)
