"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Take Only What You Need",
    painter="study",
    hero=(
        "woman in a yellow striped coat with a goose under her arm and a key in her hand, who goes against a crowd "
        "that carries its things"
    ),
    place="street, two leaning walls",
    layout=(
        "wedge of a crowd that widens downwards between two walls, one pale road, one red ribbon let down from the "
        "top edge"
    ),
    incidents=(
        Incident(
            happens="a whole street carries away what it loves most",
            wants="each wants to save another thing: a portrait, a tree, a rocking horse, a bowl",
        ),
        Incident(
            happens="a man in a bowler dines at a table laid on a giant's palm that comes out of the left edge",
            wants="he wants to finish his soup before he is set down",
        ),
    ),
    seen=(
        "The woman fills the middle, head at 433,505, her yellow coat from 620 down; key upright at 470,830, "
        "goose from 600,620 to the right edge, her arm round it. The street goes away from her and shows its "
        "backs: a framed ancestor at 125,760, a tub at 280,370, a rocking horse at 630,330, a lemon tree at "
        "740,560. The palm at 250,290 from a striped sleeve, the diner at 310,100. A child in a paper crown at "
        "130,1030 holds the ribbon, which leaves the sky at 480,0."
    ),
    people=(
        "woman of 35, fair, blue headscarf; determined",
        "some twelve neighbours of 3 to 85, all skins; each proud of another thing",
        "man of 50 in a bowler, chewing",
        "child of 4, brown, crown; sure that the ribbon is the thing",
    ),
    things=(
        "key",
        "goose",
        "ribbon",
        "dinner on a palm",
    ),
    mood="triumph",
    view="other",
    palette="pastel",
    inks=(
        ("lilac", "#988fa8"),
        ("pink", "#dfb0a4"),
        ("pistachio", "#b3bb92"),
        ("bone", "#efe7d8"),
        ("petrol", "#3d5a6b"),
        ("plum", "#47293f"),
        ("yellow", "#d9b552"),
        ("tomato", "#b9553f"),
    ),
    edges="mixed",
    ground="the torn sky between the walls and the road below",
    clues=Clues(
        feeling="resolve",
        proverb="every man for himself",
        plot="they were told it would only be for the weekend",
        title="The Last Out Locks Up",
        memory="the day the river came up to the church",
        sound="many feet and nobody talking",
        place="our street",
        person="somebody who forgot the stove",
        speech="I am only going back for one thing",
        idea="possessions",
    ),
    hidden="the woman at the upper window waters her plants as on any other day",
    avoid="War, fire or water: nobody knows what they leave. No panic in more than two faces.",
)
