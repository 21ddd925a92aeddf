"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Likes You",
    painter="study",
    hero="black shape with a long white face that fills a room and plays string with a small girl",
    place="sitting room, door post with height marks",
    layout=(
        "black mass from the left edge bent over the top, hands come down to a small light figure in the lower right"
    ),
    incidents=(
        Incident(
            happens="a girl plays string with what fills the room",
            wants="it wants to win, and does not know the rules",
        ),
        Incident(
            happens="the grown-ups stand with their faces to the wall",
            wants="one of them wants to keep a present hidden until it is over",
        ),
    ),
    seen=(
        "The mass covers the left and upper half, torn; its face hangs at 560,170 upside sideways, mild. Big "
        "knitted mittens at 400,820 and 320,1030 hold the string by its loops. The girl at 620,820 down to the lower edge. Four backs at 460 to 680, 300 to "
        "780. Door post with marks at 720, the top mark red under the ceiling. Child's eye level."
    ),
    people=(
        "girl of 6, pale, fringe, chequered dress; concentrated, not afraid",
        "it, ageless, lonely",
        "four grown-ups from behind, dresses and suits; dutiful",
    ),
    things=(
        "red string",
        "height marks",
        "present held behind a back",
    ),
    mood="menace",
    view="other",
    palette="near-monochrome",
    inks=(
        ("ash", "#b3afaa"),
        ("coal", "#3c3b3f"),
        ("ink", "#1e1d20"),
        ("grey", "#7b797c"),
        ("chalk", "#ebe6da"),
        ("red", "#b0392f"),
    ),
    edges="mixed",
    ground="floor and ceiling are the chalk ground itself",
    clues=Clues(
        feeling="uneasy trust",
        proverb="speak of the devil",
        plot="it only comes while they do not look",
        title="The Tall Aunt",
        memory="the games that had no end",
        sound="a string drawn tight",
        place="the room behind the room",
        person="the grown-up who never left the children's table",
        speech="your turn again",
        idea="attention",
    ),
    hidden="one mark on the post is higher than the ceiling",
    avoid="Teeth, claws, a scream. It must be possible that it is the kindest there.",
)
