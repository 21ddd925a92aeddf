"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="From Where I Am",
    painter="D",
    hero="girl's face upside down, filling the card, hair hanging down like a curtain of roots",
    place="low branch over a yard, Kerala",
    layout=(
        "inverted oval with chin at the top and forehead below, dark hair as a fringe down to the lower edge, a thin "
        "strip of upright life behind"
    ),
    incidents=(
        Incident(
            happens="she hangs by her knees and keeps a coin under her tongue, mouth shut, cheek round",
            wants="she wants to hang until the blood tells her something",
        ),
        Incident(
            happens=(
                "behind her, right way up for us, four legs carry a door through the yard, and someone behind it "
                "walks with it, knocking"
            ),
            wants="that someone wants to be let in before they arrive",
        ),
    ),
    seen=(
        "Face brown, from chin at 400,120 to hairline at 400,760; the mouth at 400,250 with its corners the wrong "
        "way for us, nostrils above the lips, eyes large and round at 260,540 and 550,520, looking past us down. "
        "Dress falls up: a torn pistachio hem frames the chin. Hair straight in strands from 760 to 1200, black- "
        "plum, parts for a strip at 560 to 800 where the yard is seen: pale ground, door at 690,900. Eye to eye with "
        "her."
    ),
    people=(
        "girl of 9, brown, two plaits undone; composed",
        "two porters, legs",
        "someone behind a door, one hand",
    ),
    things=(
        "coin under the tongue",
        "door carried by",
        "marigold",
        "hem of the upper edge",
    ),
    mood="calm",
    view="one face fills the card",
    palette="pastel",
    inks=(
        ("pink clay", "#d9a592"),
        ("pistachio", "#bdc9a4"),
        ("sky", "#bfd0d6"),
        ("cream", "#f2e8d7"),
        ("brown", "#a06c52"),
        ("marigold", "#dda64b"),
        ("plum", "#47293f"),
    ),
    edges="mixed",
    ground="sky left and right of the chin, the yard strip",
    clues=Clues(
        feeling="lightheaded",
        proverb="the world turned upside down",
        plot="she was told not to come down before she had changed her mind",
        title="The Blood in My Ears",
        memory="hanging from the bar until the school was the ceiling",
        sound="a coin against teeth",
        place="between earth and sky",
        person="the child who will not play",
        speech="it is you who are the wrong way round",
        idea="perspective",
    ),
    hidden="her left iris holds the yard the right way up, and the one who knocks is waving",
    avoid="A dead or hanged look: cheeks red, eyes awake, knees' shadow seen. A face that reads as upright.",
)
