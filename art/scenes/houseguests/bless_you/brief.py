"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Bless You",
    painter="E",
    hero="enormous man bent double by a sneeze, hat, papers and hairpiece thrown out in a fan",
    place="post office, Ljubljana",
    layout=(
        "one body folded like a clasp at the left, everything else streams off to the right edge along three curves"
    ),
    incidents=(
        Incident(
            happens=(
                "he sneezes, and his hairpiece flies to where a stranger catches it in her lap with both knees together"
            ),
            wants="she wants to give it back so that no one notices",
        ),
        Incident(
            happens=(
                "behind the counter a clerk, unmoved, stamps the wrist of a little boy who has climbed in at the "
                "parcels' hatch"
            ),
            wants="the boy wants to be sent to his father and has the right stamps",
        ),
    ),
    seen=(
        "The man from 20,230 to 430,1120, pale mint overcoat, brushed, head down at 380,560, eyes squeezed, mouth a "
        "small trumpet; feet off the floor by a hand. Curves of letters, cut white oblongs, from 440,540 to the "
        "right edge; hat at 530,80; hairpiece at 640,930 over the lap of a seated woman at 670,800. Three people "
        "wait as still as columns at 470, 540, 610, hair blown to the right. Counter as a pale band at 330 to 480, "
        "boy with his arm out at 700,370, clerk's profile cropped by the right edge. Eye level."
    ),
    people=(
        "man of 50, huge, fair; in the grip",
        "woman of 62, thin, brown, good coat; saint of tact",
        "clerk of 38; bored",
        "boy of 5, label round the neck; confident",
        "three in the queue, 20, 45, 77; statues",
    ),
    things=(
        "hairpiece",
        "letters",
        "lap that catches",
        "live carp in newspaper",
    ),
    mood="mischief",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e7"),
        ("mint", "#c4d6c9"),
        ("linen", "#e8dccb"),
        ("shell", "#e6b9a4"),
        ("straw", "#e1cd92"),
        ("slate", "#59646c"),
        ("walnut", "#5b4135"),
        ("brick", "#b25a45"),
    ),
    edges="mixed",
    ground="wall above the counter and floor at the lower right",
    clues=Clues(
        feeling="hilarity",
        proverb="it's an ill wind",
        plot="three letters were delivered by it, one of them to the right person",
        title="The Great Exhale",
        memory="a laugh in the silent class",
        sound="the moment before, then everything",
        place="queue number two",
        person="the stamp clerk",
        speech="that never happened",
        idea="discretion",
    ),
    hidden="the carp in its newspaper has shut its eyes as well",
    avoid="Snot, cartoon lines of wind. Specks: only large flying things, counted, eleven letters.",
)
