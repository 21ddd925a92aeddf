"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not Before He Wakes",
    painter="study",
    hero=(
        "tall woman in a tulip-printed coat who stills the clapper of a bell, a grown man asleep in her sling like an infant"
    ),
    place="snowfield, edge of a village",
    layout=(
        "one body from the left edge to the middle, sleeper slung over its right shoulder, dark ladder straight "
        "across the upper third"
    ),
    incidents=(
        Incident(
            happens="a man of forty sleeps on her shoulder like a baby",
            wants="she wants nobody to wake him, so she holds the bell still",
        ),
        Incident(
            happens="three carriers walk a ladder without beginning or end across the snow",
            wants="they want to get it wherever it is needed, and cannot see its ends",
        ),
    ),
    seen=(
        "The woman fills the left two thirds from 110 down to the lower edge, which crops coat and both elbows; her "
        "long face at 365,400, gaze to the right. Her right hand at 270,930 holds a brass bell by its handle, her left "
        "at 400,1150 stills the clapper. The end of her striped scarf is a sling from shoulder to right edge at 800; in "
        "it the sleeper in striped night clothes, head at 560,630 against her neck, one arm hanging out. The ladder "
        "crosses at 280, cropped both sides; a chair stands at 90,650 with prints that lead away. Eye level."
    ),
    people=(
        ("woman of 50, tall, brown, hair in a high knot, printed coat and ochre scarf; wakeful, cross with tenderness"),
        "man of 40, pale, grey hair, striped night clothes; asleep",
        "three carriers, coats and hats, small, each in another hurry",
    ),
    things=(
        "bell",
        "ladder",
        "chair left in the snow",
    ),
    mood="tenderness",
    view="other",
    palette="high-key",
    inks=(
        ("bone", "#e4dccb"),
        ("chalk", "#f4f0e6"),
        ("mint", "#aebdb4"),
        ("pink", "#dba99b"),
        ("ochre", "#c79a48"),
        ("aubergine", "#3c2a3a"),
        ("grey", "#8b9490"),
    ),
    edges="mixed",
    ground="all of the sky and most of the snow, upper third and right middle",
    clues=Clues(
        feeling="on guard",
        proverb="let sleeping dogs lie",
        plot="she has carried him through four winters and he thinks it is still the first",
        title="The Sexton's Wife",
        memory="my father asleep on the bus, on whoever was there",
        sound="a bell that does not ring",
        place="outside, after the bells have stopped",
        person="the one who never sleeps",
        speech="five more minutes, that is all I ask",
        idea="responsibility",
    ),
    hidden="feet lead away from the chair, and only one shoe left a print",
    avoid="A mother's smile. A sleeper who looks dead: his mouth is open, one hand holds her scarf.",
)
