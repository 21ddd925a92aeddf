"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Quick, Before It Gets Light",
    painter="C",
    hero="gigantic yellow knitted mitten that lowers a sleeping white-haired woman, tucked in under its thumb",
    place="sleeping room without a ceiling, Marseille before dawn",
    layout=(
        "mustard crescent across the upper half, hung from a plum sleeve in the corner, against one near-black wall; a white "
        "plait as plumb line down to two pale pillows in a row"
    ),
    incidents=(
        Incident(
            happens=(
                "a mitten as wide as the room comes over the torn wall and lets an old woman down towards her bed, fast asleep"
            ),
            wants="whoever wears it wants her back before anybody counts",
        ),
        Incident(
            happens="on her pillow lies a cello, covered up to the neck; the husband beside it has one eye shut and one open",
            wants="he wants to go on not having noticed",
        ),
    ),
    seen=(
        "Sky slate at the top, ash and bone low down along the torn upper edge of the wall at 170 to 210. Wall "
        "near-black. Plum coat sleeve out of the upper right corner, ribbed cuff at 690,350, then the mitten, palm "
        "up, seen from its thumb: finger ends at 70,280, lowest point at 370,760, a band of white lozenges between "
        "two dark lines along it. In its hollow the woman on her side, brown face at 256,381, lids down, a smile, "
        "bone gown; one brown hand at 290,540 over the palm's rim; the round-ended thumb, two dark lines round it, "
        "from the right over her. White plait from 187,347 down across the palm to a brown bow at 202,800; its tip "
        "touches the bald crown of the old man at 211,941. He lies on the left pillow, sheet up to his moustache, "
        "left eye shut, right eye up. On the right pillow at 600,870 a cello's scroll and pegs. Striped quilt from "
        "1060 down, cropped."
    ),
    people=(
        "woman of 79, round, brown, white hair in one plait; asleep, smiling",
        "man of 84, long, pale, bald, white brows and moustache; awake with half of his face",
    ),
    things=(
        "mitten",
        "cello",
        "plait with a bow",
        "striped quilt",
    ),
    mood="tenderness",
    view="a body in motion",
    palette="night",
    inks=(
        ("night blue", "#161c33"),
        ("mustard", "#d3a23f"),
        ("bone", "#e4dac7"),
        ("slate blue", "#3b4a6b"),
        ("plum", "#402c44"),
        ("ash", "#8b8f98"),
        ("cello brown", "#8a4f30"),
        ("chalk", "#f4eee1"),
    ),
    edges="mixed",
    ground="pillows, sheet and the strip of sky in bare bone",
    clues=Clues(
        feeling="urgency",
        proverb="what the eye does not see",
        plot="for fifty years she had been fetched on Tuesdays, and he had never asked by whom",
        title="The Other Side of the Mattress",
        memory="being carried in from the car",
        sound="wool on linen, and a string that is not played",
        place="back where she belongs",
        person="the one who only seems to sleep",
        speech="I did not hear you come in",
        idea="discretion",
    ),
    hidden="the bow in her plait is of the brown of the cello",
    avoid="A monster's grip, a victim: the mitten is a cradle. The sleeper looks dead: her cheek is warm, she smiles. Stars, lamps.",
)
