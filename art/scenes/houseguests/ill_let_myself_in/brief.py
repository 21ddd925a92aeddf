"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I'll Let Myself In",
    painter="A",
    hero="old woman astride a garden wall, one leg over, skirt spread like a tent, handbag in her teeth",
    place="garden wall, hill street in Izmir",
    layout=(
        "pale wall as a broad slanting band from lower left to upper right, one large body across it, two worlds "
        "above and below"
    ),
    incidents=(
        Incident(
            happens="she climbs over, her stocking torn and her chin up",
            wants="at eighty-one she wants to come in by the wall as she did at nine",
        ),
        Incident(
            happens=(
                "behind her back a man in a good suit lifts the garden gate off its hinges and carries it away down "
                "the street"
            ),
            wants="he wants the gate, only the gate",
        ),
    ),
    seen=(
        "Seen from the garden, near. The wall's coping rises from 0,800 to 800,530, its face in rose down to "
        "the lower edge. She rides it in profile to the right: head at 530,235 with the bag hanging from her "
        "teeth, mauve back from 280 to 580, both hands on the coping at 640 and 710, 590; the dark printed "
        "skirt spreads over the wall from 100 to 690, 580 to 915, one torn stocking and a shoe come out of it "
        "at 580,930 over a crate. Above left, behind her back, the man at 150,500 with the gate. At the lower "
        "left three guests in paper hats, backs, turned to the right and away."
    ),
    people=(
        "woman of 81, small and round, olive skin, white hair come loose, flowered skirt; triumphant, out of breath",
        "six guests of 6 to 70, hats, whispering",
        "man of 40, suit, gate; brisk",
    ),
    things=(
        "handbag",
        "iron gate",
        "party hats",
        "ladder of crates",
    ),
    mood="triumph",
    view="a body in motion",
    palette="pastel",
    inks=(
        ("rose", "#e3b4a8"),
        ("pistachio", "#b9c79d"),
        ("sky", "#b9cdd4"),
        ("cream", "#f1e8d8"),
        ("lilac", "#a99bb8"),
        ("plum", "#5a3a52"),
    ),
    edges="mixed",
    ground="sky, all of it, and the wall's face",
    clues=Clues(
        feeling="glee",
        proverb="where there is a will",
        plot="she was told the house had been sold, and climbed in to see who bought it",
        title="Over the Wall at Eighty-One",
        memory="the loose brick behind the fig tree",
        sound="a stocking tearing",
        place="the back way",
        person="the guest of honour nobody watches",
        speech="I was never gone",
        idea="independence",
    ),
    hidden=(
        "on the wall's top three sets of initials are scratched, the smallest at the height of her hand; only "
        "strokes, no letters to read"
    ),
    avoid="A burglar, a joke about old legs. The guests must not see her. No ladder: crates only.",
)
