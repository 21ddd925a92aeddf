"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Look at You",
    painter="F",
    hero="two big women who spin in an embrace, feet off the floor, in one blaze of yellow cloth",
    place="arrivals hall, Lagos",
    layout=(
        "one round turning mass in the middle, slightly above, with cloth and handbag flung out as spokes, thin "
        "uprights around"
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
        "The two at 130 to 670, 230 to 900: yellow wrapper and brown backs, two faces cheek to cheek at 380,360, one "
        "with eyes shut, the other's wide and wet over the shoulder at us; a shoe flies at 690,900. Eleven things in "
        "the air below: comb, coins, a boiled egg, spectacles. Yellow sash cropped by the left edge. A woman of 25 "
        "stands at 730,640, carnations down, smile unsure. Trolley at 60 to 260, 980 to 1180 going out left. Hall "
        "bare bone. Eye level, close."
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
        "rubber plant",
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
