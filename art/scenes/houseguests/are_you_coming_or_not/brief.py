"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Coming or Not",
    painter="A",
    hero="furious white-haired old woman, arms folded, whose thick plait turns black on its way over a river to a door",
    place="river plain without a house, Vojvodina",
    layout=(
        "black hill of a shawl fills the lower right and rises to a large tanned face before red sky; a heavy loop of hair hangs "
        "from it, white on black, then black on pale ground, and thins out upwards at the left, where a grey door stands up into the red"
    ),
    incidents=(
        Incident(
            happens="one plait begins white behind her ear and ends black, knotted round a door handle beyond the water",
            wants="somebody in a hood wants to open that door; she has folded her arms",
        ),
        Incident(
            happens="the old mouth is shut on a large iron key, while over there a door with no wall stands held by its edge",
            wants="the door wants a house",
        ),
    ),
    seen=(
        "Brown cloud to 80, brick sky to 440, then bare cream plain. Face centre 580,400, turned to us and tilted right, chin "
        "650; white hair parted in the middle, black brows down to the nose, lids unequal, both eyes to the left. Black key "
        "between the lips, ring 450,565, bit 655,570. Brick neckcloth at 560,660, brick tie on the plait at 390,537; black "
        "shawl from 500,560 to both lower corners but for 190 at the left, a folded forearm at 650,970. Plait from 385,560, 145 "
        "wide, down to 350,950, its bend at 190,1050, up by 80,850 to a knot at 152,520 round the white handle of a grey door, "
        "85 to 210, top 355; tail with brick tie at 187,575, white lock plate at 103,535. Right of it somebody small in an "
        "olive hood and coat, from behind, face turned back to us at 262,475, four fingers round the door's edge at 205,545. "
        "Slate river at 670 to 780 from the left edge behind the shawl."
    ),
    people=(
        "woman of 80, tanned, white hair, black shawl; furious, and not going to say so",
        "somebody in an olive hood and coat, back turned, looking round, tiny; ready to go",
    ),
    things=(
        "plait of two colours",
        "key between lips",
        "door without a wall",
        "river",
    ),
    mood="anger",
    view="tiny figure in a landscape",
    palette="dirty",
    inks=(
        ("brown-black", "#2c2522"),
        ("dirty cream", "#d8cbb0"),
        ("brick", "#9b4a34"),
        ("clay", "#94755a"),
        ("slate", "#5c5f5e"),
        ("olive", "#6f6b45"),
        ("umber", "#6b503c"),
    ),
    edges="all torn",
    ground="the pale plain on both banks",
    clues=Clues(
        feeling="fury",
        proverb="blood is thicker than water",
        plot="they had agreed on everything but the day",
        title="The Longer Half",
        memory="having one's hair done too tightly by an aunt",
        sound="an answer that nobody gives",
        place="where the ferry used to be",
        person="a mother-in-law who was not asked",
        speech="I have told them you are ill",
        idea="stubbornness",
    ),
    hidden="where the plait bends, one strand is black already and the other still white",
    avoid="A taut plait. Scissors. A house, a bridge, a boat. Hands of hers. Any other figure.",
)
