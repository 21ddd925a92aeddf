"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="We Were Robbed",
    painter="C",
    hero="stand full of roaring faces in green scarves, and one old man in white among them who peels an orange",
    place="football ground, Casablanca",
    layout=(
        "steep wedge of torn heads from the lower left corner to the upper right, solid green, one white spot right "
        "of the middle"
    ),
    incidents=(
        Incident(
            happens="thirty mouths roar at a wrong that happened behind us",
            wants="they want it undone, all the afternoon from the start",
        ),
        Incident(
            happens="two of them, back to back with the rest, kiss as if nobody had come",
            wants="they want this half to last",
        ),
    ),
    seen=(
        "The stand climbs from 0,1200 to 800,80, torn slabs in loud green with heads of 60 to 110 pixels: mouths as "
        "torn black holes of all shapes, fists, fingers at temples, hats thrown. The old man in a white djellaba at "
        "500,610, calm eyes, peel in one long spiral down to 500,760. The kissing two at 190,960, profiles shut. "
        "Upper left is bare bone sky with one torn flag cropped by the edge. Seen from the grass, from below."
    ),
    people=(
        "man of 76, thin, brown, white; serene, hard of hearing",
        "couple of 20 and 21, dark and fair; lost to it",
        "some thirty supporters of 6 to 70, women and men; outraged, hoarse, one secretly glad",
        "policeman of 25; wants to see the replay",
    ),
    things=(
        "scarves",
        "orange",
        "bitten whistle",
        "kiss",
    ),
    mood="anger",
    view="twenty heads",
    palette="one loud",
    inks=(
        ("loud green", "#1f9a55"),
        ("bone", "#ebe2d0"),
        ("umber", "#4a352c"),
        ("brown", "#8a5c45"),
        ("ash", "#8f8a80"),
        ("chalk", "#f6f1e6"),
    ),
    edges="all torn",
    ground="sky, upper left, a quarter",
    clues=Clues(
        feeling="outrage",
        proverb="there is no justice",
        plot="ninety minutes, and the one who understood it all had come for the sun",
        title="The Wrong Half",
        memory="father throwing his slipper at the radio",
        sound="a thousand people drawing breath to boo",
        place="row Z",
        person="the one who is not on anybody's side",
        speech="even my mother saw that",
        idea="injustice",
    ),
    hidden="high up a boy holds a whistle that he has bitten through",
    avoid="Hate against a side or a people: no emblem, no fight. The same open mouth twice.",
)
