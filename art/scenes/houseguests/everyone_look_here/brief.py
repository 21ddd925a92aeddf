"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everyone Look Here",
    painter="G",
    hero="large family lined up for a photograph, each with something held before the face",
    place="photographer's studio, Bamako",
    layout=(
        "three rows of broad seated and standing bodies as a pyramid, a pale disc or oblong instead of each head, "
        "tripod legs cropped at the right"
    ),
    incidents=(
        Incident(
            happens=(
                "at the very moment everybody hides: behind a cabbage, a paper, a fan, a hat, a baby held up by its "
                "back"
            ),
            wants="none of them wants to be the one who is remembered",
        ),
        Incident(
            happens="under the black cloth the camera's legs have shoes and walk out to the right with the picture",
            wants="the photographer's boy wants to be at the match",
        ),
    ),
    seen=(
        "Backdrop brushed ash with a strict print of fans, one upside down. Back row of five standing from 130 to "
        "700, heads' places at 330; middle row of four on chairs at 520; two children on the carpet at 760. Bodies "
        "to 1060, robes and suits in chalk, ash, charcoal, brushed with dry edges; hands all drawn: they are the "
        "faces here. Cabbage at 400,520, largest, the only green. Tripod and cloth at 620 to 800, 560 to 1130, three "
        "legs and two sneakers. Carpet with bare border. From where the camera was."
    ),
    people=(
        "grandmother, hands with rings, cabbage; triumphant",
        "father, wide robe, newspaper; shy",
        "five women and men of 20 to 60: fan, tray, hat, sleeve, mirror's back",
        "two children of 5 and 8 who hide in each other",
        "baby from behind",
        "boy of 14, sneakers",
    ),
    things=(
        "cabbage",
        "newspaper",
        "fan",
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
        ("cabbage green", "#6f8f4e"),
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
        place="painted clouds and a carpet",
        person="the one behind the camera",
        speech="three, two",
        idea="privacy",
    ),
    hidden="the mirror's back is turned to us, but the tray shows a nose",
    avoid="Masks, veils as a joke. Objects that name their holders. Any eye.",
)
