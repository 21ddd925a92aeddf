"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Wait Here",
    painter="A",
    hero=(
        "black shadow that has risen from behind a seated old lady and stooped, plume and all, over the door post to "
        "the next keyhole"
    ),
    place="consul's antechamber, Tangier",
    layout="one dark arch from the left edge, bent across two pale walls, with a white bell-shaped body set in its hollow",
    incidents=(
        Incident(
            happens="a shadow leaves its owner sitting, puts its nose to the keyhole of a shut door and lays a hand on the wood",
            wants="it has waited long enough",
        ),
        Incident(
            happens="on the far side somebody stands so close that hem and shoes show in the light under the door",
            wants="not to open first",
        ),
    ),
    seen=(
        "The shadow fills the upper half from the left edge, highest at 290,97, its head in profile at 600,420, no eye, lips "
        "shut at 645,500, an open hand to 757,655. Under it the old woman, head at 240,600, pillbox and white plume, looks to "
        "the right; her white cape runs off left and below. Her hands lie folded at 270,1010 over a black bag with a pale "
        "frame at 270,1140; a key with three rings hangs from her little finger by a black ribbon, 285,1065 to 285,1185. Post "
        "at 412, from top to floor; behind it the far room, its door at 590 to 800, 190 to 865, keyhole at 687,435. Below the "
        "door an orange light, in it a black hem at 880, two shoes at 687,940 and 752,940, and their shadows towards us."
    ),
    people=(
        "woman of 75, dark brown, full cheeks, white brows and hair; listens, and gives nothing away",
        "her shadow; has no patience",
        "somebody behind the door",
    ),
    things=(
        "plumed pillbox",
        "closed bag",
        "key with three rings",
        "light under a door",
    ),
    mood="menace",
    view="several rooms",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2b2a2c"),
        ("pencil", "#5d5b5c"),
        ("ash", "#9b9792"),
        ("bone", "#d9d2c6"),
        ("chalk", "#f0ebe0"),
        ("saffron", "#d08a2a"),
    ),
    edges="mixed",
    ground="the wall above the shadow and in its hollow, and the wall of the far room, bare",
    clues=Clues(
        feeling="foreboding",
        proverb="curiosity killed the cat",
        plot="a lady is told to sit down, and only a part of her obeys",
        title="The Third Door",
        memory="outside the headmaster's room",
        sound="breath on the other side of the wood",
        place="the end of the corridor",
        person="the visitor who never gives her name",
        speech="I have not moved from this chair",
        idea="patience",
    ),
    hidden="the key that she has all the while, in the same ink as the light behind the lock",
    avoid=(
        "A monster: the shadow has her hat, her plume, her nose and her lips, and no eye. Her hands stay folded. No "
        "colour but her skin and that of the light, the lock and the key."
    ),
)
