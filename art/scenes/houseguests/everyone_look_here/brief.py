"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everyone Look Here",
    painter="G",
    hero="somebody in a knitted jersey who has drawn its enormous collar up over the whole face, to the hair",
    place="photographer's studio, Bamako",
    layout=(
        "a pale woollen giant from edge to edge before charcoal, both elbows out of the card, collar as a tower in the "
        "middle; one green ball low at the right, small wooden stilts low at the left"
    ),
    incidents=(
        Incident(
            happens="at the moment that counts, a tall sitter goes up to the hair into wool and a child goes behind a cabbage",
            wants="neither wants to be the one who is remembered",
        ),
        Incident(
            happens="the camera walks out to the left on its own three shoes, lens first, black cloth flying",
            wants="it wants to be at the match before the second half",
        ),
    ),
    seen=(
        "Backdrop brushed charcoal from edge to edge, dry hem at 40 and 1030, bone above, ash floor below. The jersey in chalk, cables "
        "and lozenges in ash, from 165 to 745 and out of the bottom; sleeves from both edges at 520 to 720 up to cuffs at "
        "660,370 and 245,370; ribbed collar from 300 to 640, a nose pushes it out at 455,450. Eight fingers hold its rim; above it "
        "a strip of brow, two ears with a pearl each, grey hair wetted and combed from the middle, one lock up at 520,60. Child in charcoal, chalk "
        "collar and cuffs, at 600,1100, before it a cabbage of 290 across at 600,920: the only green. Camera at 100,830, bellows to "
        "the left, three legs, three laced shoes at 1120. From where the camera was."
    ),
    people=(
        "tall one of 60, brown, grey hair with a parting, pearls, jersey; shy with resolve",
        "child of 7, charcoal dress, cabbage; triumphant",
    ),
    things=(
        "cabbage",
        "cable-knit jersey",
        "tripod",
    ),
    mood="mischief",
    view="no face",
    palette="near-monochrome",
    inks=(
        ("ash", "#b1aaa0"),
        ("charcoal", "#2f2d2e"),
        ("chalk", "#efe9de"),
        ("pencil", "#6e6b69"),
        ("bone", "#d8d0c1"),
        ("cabbage green", "#6f9a3c"),
        ("umber", "#b39b8a"),
    ),
    edges="all brush",
    ground="floor and the border of the backdrop",
    clues=Clues(
        feeling="shyness",
        proverb="a picture is worth a thousand words",
        plot="only the cabbage came out sharp",
        title="The Family as It Was",
        memory="my mother turning away in every photograph",
        sound="one click too early",
        place="painted clouds and a stool",
        person="the one behind the camera",
        speech="three, two",
        idea="privacy",
    ),
    hidden="the ribs of the collar go round a nose",
    avoid="Masks, veils as a joke. Objects that name their holders. Any eye.",
)
