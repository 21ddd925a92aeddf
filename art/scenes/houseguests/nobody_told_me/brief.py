"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Told Me",
    painter="B",
    hero="enormous dark bear in a flowered bathing cap and a swimming ring before a lake that is frozen",
    place="bathing lake, Riga in January",
    layout=(
        "one black animal from behind, cropped by the lower corners, its profile against an empty sky; a pale striped band "
        "across it, and small distant people at either side"
    ),
    incidents=(
        Incident(
            happens="a bear has put on everything one needs for a swim and stands before the ice with its eyes lowered",
            wants="it wants to have been here on purpose",
        ),
        Incident(
            happens="a child in a pink coat pushes a grand piano, lid up, straight across the lake",
            wants="she wants to be on the other side while it holds",
        ),
    ),
    seen=(
        "The bear's back is one plum-black mass from the lower edge to 360,180, 20 to 740 wide; the head turned to the right, "
        "muzzle at 600,400 and lid lowered at 455,310, mouth bent down. Pink cap with flowers at 350,200, an ear out at "
        "each side, its strap to the chin at 470,480. A pistachio towel over the left shoulder at 215,600, snow on the right "
        "one at 555,600. Pink and white ring across the whole card at 380,930. Lake from 395 down, lilac shore with firs; "
        "two skaters from behind at 75,460, piano and child at 680,580. Sky bare."
    ),
    people=(
        "bear, grown, in cap and ring; ashamed",
        "child of 8, pink coat; at work",
        "two skaters in long coats, tactful",
    ),
    things=(
        "swimming ring",
        "flowered bathing cap",
        "grand piano on ice",
        "towel",
    ),
    mood="shame",
    view="other",
    palette="pastel",
    inks=(
        ("snow", "#eef0ea"),
        ("ice blue", "#c6d6de"),
        ("lilac", "#bba9c6"),
        ("pink", "#e8b9b4"),
        ("pistachio", "#bccaa4"),
        ("mauve grey", "#8f8798"),
        ("plum-black", "#382c3b"),
    ),
    edges="mixed",
    ground="sky, a quarter of the card",
    clues=Clues(
        feeling="mortified",
        proverb="when in Rome",
        plot="the invitation had a second page",
        title="Out of Season",
        memory="the fancy-dress party that was not one",
        sound="a wheel that squeaks over ice",
        place="the far end of the jetty",
        person="the last to hear of anything",
        speech="it was warm when I went to bed",
        idea="conformity",
    ),
    hidden="snow lies on the bear's shoulder: it has stood there for a while",
    avoid="A toy bear. Laughing onlookers. Shivering lines.",
)
