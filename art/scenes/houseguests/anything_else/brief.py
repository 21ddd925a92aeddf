"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="elk that fills a small shop, its antlers hung with everything that is on sale, and looks only at one pear",
    place="general store, edge of a forest in Dalarna",
    layout=(
        "dark neck and long head from the lower left corner to the middle, antlers as one wide branch across the upper "
        "half, goods on threads from it, light wall to the right"
    ),
    incidents=(
        Incident(
            happens="the keeper has climbed a ladder and puts a straw hat on the last free point of the antlers",
            wants="he wants to sell all that he has before it says no",
        ),
        Incident(
            happens="a small girl under the huge chin makes a knot of coral ribbon in the beard that hangs there",
            wants="she wants one who is larger than her brother to be prettier than her sister",
        ),
    ),
    seen=(
        "The animal in profile to the right: eye at 455,612, nose at 620,830, ear at 250,590, dark hump and neck 0 to 320 down "
        "to the lower edge. Near antler 0 to 370, 150 to 480, with lampshade at 100,180, umbrella at 45,520, hat box at "
        "143,600, cup at 257,390; far antler 400 to 800, 220 to 480, with a birdcage at 587,570, a hat at 570,240 and on the "
        "longest thread a pear at 727,830. Keeper from behind at 760,200 on a ladder, cropped by the upper and right edges. "
        "Girl from behind at 480,1020, two plaits, both hands at the bow at 345,920. Eye level."
    ),
    people=(
        "man of 70, bald with a white fringe, blue smock, from behind; eager",
        "girl of 7, black plaits, lilac pinafore, from behind; intent",
        "elk bull in full antlers; patient",
    ),
    things=(
        "antlers",
        "pear",
        "ribbon",
        "birdcage",
    ),
    mood="desire",
    view="other",
    palette="pastel",
    inks=(
        ("pistachio", "#b5c4a2"),
        ("shell", "#ecc8bb"),
        ("chalk", "#f3eee3"),
        ("sea", "#9db8bd"),
        ("lilac", "#b7aac4"),
        ("plum", "#4e3348"),
        ("pear", "#cfbf55"),
    ),
    edges="mixed",
    ground="the chalk wall between the antlers and to the right of the head",
    clues=Clues(
        feeling="longing",
        proverb="the way to the heart",
        plot="it came every autumn, was shown the whole stock, and never once got what it had come for",
        title="The Weight of a Pear",
        memory="being small in a shop where everything hung too high",
        sound="a bow being tied",
        place="the only shop for forty miles",
        person="the regular",
        speech="shall I wrap it",
        idea="courtship",
    ),
    hidden="the bird in the cage looks the same way as the elk",
    avoid="A clown of an animal, a trophy, tinsel and Christmas. A counter full of wares: all hangs from the antlers.",
)
