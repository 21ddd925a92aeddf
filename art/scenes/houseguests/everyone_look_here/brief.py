"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everyone Look Here",
    painter="G",
    hero="back of a silver head that wears round spectacles the wrong way about, one lens half shut by a loose lock",
    place="photographer's studio, Bamako",
    layout=(
        "a combed silver oval, black shoulders below from edge to edge with a white disc of collar, one broken green ring about it all"
    ),
    incidents=(
        Incident(
            happens="at the moment that counts she has turned her back, and her glasses face the lens in her place",
            wants="she wants to be on the picture without having been seen",
        ),
        Incident(
            happens="with one hand, raised beside her, she paints a ring round herself on the wall, her plait for a brush",
            wants="she wants it to be this one that is found, of all who ever stood there",
        ),
    ),
    seen=(
        "Bare bone wall. The head from behind, 105 to 590 across and 110 to 700 down: silver hair combed from a parting to the nape, "
        "two dark brown ears with a pearl each at 120,565 and 572,565. On it round black-rimmed glasses at 240,393 and 453,375, white "
        "lenses; a lock falls over the upper half of the left one, another grazes the right. At 355,570 a dark hair slide, crooked; at 347,708 a green bow. "
        "Neck, white round collar from 730 to 920, black coat out of both edges and the bottom. A plait from the bow over the collar down to 980, up "
        "to her own brown hand at 660,750, four fingers behind it and the thumb across, white cuff, black sleeve bent back from the right edge; "
        "tip at 645,560 wet with green: from it a broad green ring runs over the crown at 345,40 and down to 30,670 at the left. From where the camera is."
    ),
    people=("woman of 70, brown, silver plait, green bow, pearls, black coat; hidden, and amused about it",),
    things=(
        "spectacles",
        "plait",
        "hair slide",
        "green bow",
    ),
    mood="mischief",
    view="no face",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2b292b"),
        ("bone", "#d8d0c1"),
        ("ash", "#b1aaa0"),
        ("leaf green", "#5f9a3a"),
        ("chalk", "#f1ece2"),
        ("pencil", "#6e6b69"),
        ("umber", "#7d6053"),
    ),
    edges="all brush",
    ground="the wall, inside the ring and outside it",
    clues=Clues(
        feeling="shyness",
        proverb="a picture is worth a thousand words",
        plot="she sat for forty portraits and nobody could describe her",
        title="The Family as It Was",
        memory="my mother turning away in every photograph",
        sound="one click too early",
        place="a bare wall and a stool",
        person="the one behind the camera",
        speech="three, two",
        idea="privacy",
    ),
    hidden="two drops of green: on the collar, and on the hand that paints",
    avoid="Masks, veils as a joke. Teeth. Any eye.",
)
