"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Look at You",
    painter="F",
    hero="giraffe that fills an arrivals hall brings its neck down in one yellow sweep, nose to nose with a girl of nine",
    place="arrivals hall, Lagos",
    layout=(
        "one yellow hook, from the right edge over the top and down to the lower left, bare bone inside the bend, the child "
        "small at its end, somebody smaller still on top at the right"
    ),
    incidents=(
        Incident(
            happens="a giraffe swings its neck down, forelegs planted wide, until its lips are before a girl's face",
            wants="it wants to know by the breath whether she is still the one who left",
        ),
        Incident(
            happens="an old man in a bowler, labelled like luggage, lays out a patience on a broad back",
            wants="he wants the last king, and has not looked up since Tuesday",
        ),
    ),
    seen=(
        "Hall bare bone, two grey uprights at 225 and 680, floor grey from 985. Giraffe from the right edge: back at 340, neck over "
        "the top at 480,40, down to 180,600, mane brown along its outer edge; head hangs from 215,590 to 225,890, eye at 215,675 "
        "half shut. Near foreleg 520 to 580, from 480 to 1100, the others behind it in darker yellow. The girl at 125,960, slate "
        "dress, profile to the right, both arms behind her; three yellow carnations hang head down at 40,1040. The man from behind at "
        "700,150, slate coat, white scarf, label; cards at 750 to 800, 250."
    ),
    people=(
        "girl of 9, very dark, plaits; nobody has told her how to greet",
        "giraffe, old; overwhelmed",
        "man of 70, tiny, bowler, from behind; absorbed",
    ),
    things=(
        "bunch of carnations turned down",
        "luggage label",
        "cards on a back",
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
    ground="hall, inside the bend of the neck and left of it",
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
    hidden="the bobble in the girl's hair is cut from the giraffe's yellow",
    avoid="A toy, a zoo. A smile on the animal. Sweetness: it is rather a solemn inspection. Sun, halo.",
)
