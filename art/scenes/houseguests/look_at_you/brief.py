"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Look at You",
    painter="F",
    hero="a huge yellow back with two white sleeves round it, feet off the floor, and over its shoulder a wet wide face",
    place="arrivals hall, Lagos",
    layout=(
        "one yellow mass from behind, from the upper edge to a hem flung out over the left one, white cloth and a kicked leg "
        "on its right, thin uprights around"
    ),
    incidents=(
        Incident(
            happens="they lift and turn each other and shriek; a handbag empties itself in a ring",
            wants="both want to be the one who lifts",
        ),
        Incident(
            happens=(
                "a small man sits on top of a trolley of suitcases, labelled like them, and lays out a patience "
                "while a porter wheels him through the wrong door"
            ),
            wants="he wants the last king, and has not looked up since Tuesday",
        ),
    ),
    seen=(
        "The two at 100 to 1000, 40 to 1760: yellow wrapper and dark neck from behind, the hem cropped by the left edge, "
        "slippers above their shadow; cheek to cheek with the head-tie the other's face at 768,408, eyes wide and wet, on us. "
        "Two brown hands on the yellow back. From her forearm hangs a bag at 414,1200; out of it fall over the yellow comb, "
        "coins, a boiled egg, two pairs of spectacles. A woman of 25 stands at 90,680, carnations down. Trolley at 880 to "
        "1080, 1340 to 1740, pulled by a hand through a dark door at the right edge. Hall bare bone. Eye level, close."
    ),
    people=(
        "woman of 62, huge, very dark, yellow wrapper; overwhelmed",
        "woman of 59, tall, stout, brown, white suit; overwhelmed",
        "woman of 25, dark, plaits; nobody has told her how to greet",
        "man of 70, tiny, cards; absorbed",
        "porter of 20",
    ),
    things=(
        "handbag contents",
        "bunch of carnations turned down",
        "trolley",
        "dark door",
    ),
    mood="tenderness",
    view="a body in motion",
    palette="one loud",
    inks=(
        ("yellow", "#f2b705"),
        ("bone", "#eae1cf"),
        ("deep brown", "#4f322a"),
        ("brown", "#7c503e"),
        ("slate", "#59636b"),
        ("chalk", "#f6f1e6"),
    ),
    edges="mixed",
    ground="hall, above and right",
    clues=Clues(
        feeling="joy",
        proverb="absence makes the heart grow fonder",
        plot="they had sworn at nineteen never to speak again, and one forgot",
        title="Thirty Years, Platform None",
        memory="being passed round the aunts at the door",
        sound="bangles, and a shriek",
        place="behind the barrier",
        person="the one who came along",
        speech="you have not changed",
        idea="reunion",
    ),
    hidden="the two pairs of spectacles in the ring have one lens missing each",
    avoid="Two round balls; sameness of the two. Sweetness: it is rather violent joy. Sun, halo.",
)
