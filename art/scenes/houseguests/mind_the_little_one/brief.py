"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Mind the Little One",
    painter="D",
    hero="mountain of a tattooed man who kneels and cuts the toenails of his tiny mother",
    place="back porch, Apia",
    layout=(
        "one huge rounded back as a dark hill over the left two thirds, a small pale upright woman at right above "
        "it, basin in front"
    ),
    incidents=(
        Incident(
            happens="he holds her foot in one hand like an egg and works with the tip of his tongue out",
            wants="he wants her not to feel it at all",
        ),
        Incident(
            happens="forty roses in paper have been left on the steps, and the postman walks backwards to the gate",
            wants="he wants to be out of sight before they read from whom",
        ),
    ),
    seen=(
        "The man kneels from 40,300 to 560,1060, light print of strict wave-and-fin tattoos over shoulder and back "
        "in grey on brown, white singlet; head bent at 420,380, neck like a trunk. She sits on a low stool on a "
        "table's edge at 640,420, sleeveless evening dress of black, cigar in the corner of the mouth, asleep or "
        "not, foot out to 470,760. Basin at 500,1000. Roses at 90,1100, cropped, one red; the postman at 390,160 "
        "beyond a rail, before hedge and gate, finger at his lips. From the steps."
    ),
    people=(
        "man of 48, huge, brown, tattooed; careful",
        "woman of 82, tiny, brown, evening dress; satisfied",
        "postman of 30; sweating",
    ),
    things=(
        "basin",
        "cigar",
        "roses on the steps",
        "covered cage",
    ),
    mood="tenderness",
    view="other",
    palette="near-monochrome",
    inks=(
        ("umber grey", "#6e665f"),
        ("charcoal", "#343134"),
        ("ash", "#b3aca2"),
        ("chalk", "#eee8dc"),
        ("bone", "#d6cdbe"),
        ("rose red", "#b23b44"),
    ),
    edges="mixed",
    ground="porch wall and rail's outside, the upper right",
    clues=Clues(
        feeling="devotion",
        proverb="big boys do cry",
        plot="the champion has cancelled Saturday",
        title="Small Feet",
        memory="cutting my grandmother's nails with the kitchen scissors",
        sound="a snip, and a breath held",
        place="after the bath",
        person="the strongest man in town",
        speech="hold still, it is nearly over",
        idea="care",
    ),
    hidden="her other foot already has ten coats of varnish drying between cotton, one nail red",
    avoid=(
        "A giant as a fool, a tattoo as costume: patterns invented, quiet, across the back only. Five-fingered "
        "sausage hands: this hand must be drawn best."
    ),
)
