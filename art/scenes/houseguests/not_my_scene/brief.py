"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not My Scene",
    painter="D",
    hero="bear in a king's cloak and ruff who holds a paw before his eyes on a village stage",
    place="village hall, County Clare",
    layout=(
        "upright cut through the hall: bright stage filled by one dark king, a narrow dark wing along the right, black water "
        "with one white bird under both"
    ),
    incidents=(
        Incident(
            happens="the king has no words and covers his eyes, and from the wing the line is blown into his ear by a long horn",
            wants="he wants not to be looked at until it is over",
        ),
        Incident(
            happens="under the boards a swan crosses the flooded cellar with a dancing slipper in its beak",
            wants="it wants to give the slipper back to its owner",
        ),
    ),
    seen=(
        "Stage 80 to 630, 100 to 785, before torn pale hills, curtain along 0 to 90 and the top. Bear seated to the left, from "
        "the crown at 355,150 down to the boards; muzzle at 190,370, paw over the eye at 285,310, elbow at 345,680, one sole at "
        "237,730; ruff from 330,490 to 490,290; plum cloak down to 640,790. A paper moon at 175,180. Wing from 640 to 800: an old "
        "woman on a ladder at 730,250, horn from 690,260 to 510,265. Boards at 805. Cellar 830 to 1200: swan from 100,950 to its "
        "head at 550,870, slipper at 640,1020, water from 1095. Cut."
    ),
    people=(
        "king, a bear; mortified",
        "prompter, woman of 70, small; firm",
        "swan; conscientious",
    ),
    things=(
        "crown",
        "ruff",
        "dancing slipper",
        "paper horn",
    ),
    mood="shame",
    view="several rooms",
    palette="night",
    inks=(
        ("ink blue", "#1f2742"),
        ("plum", "#472b46"),
        ("slate", "#4b566c"),
        ("bone", "#e2d7c2"),
        ("skin rose", "#c98a76"),
        ("gold", "#bd9440"),
        ("black", "#181720"),
    ),
    edges="mixed",
    ground="the back sky of the stage",
    clues=Clues(
        feeling="stage fright",
        proverb="the show must go on",
        plot="in act three the messenger brings the wrong news, and the king decides to believe it",
        title="The Back Half of the Horse",
        memory="forgetting the second verse in my best shirt",
        sound="one cough in the hall",
        place="behind the scenes",
        person="the understudy",
        speech='psst, it is "alas"',
        idea="pretending",
    ),
    hidden="the prompter says it with her eyes closed: she knows the whole play by heart",
    avoid="A theatre of gold: trestles and bed sheets. Gloating spectators. Spotlights. A circus bear.",
)
