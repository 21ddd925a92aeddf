"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Sold as Seen",
    painter="B",
    hero="one large locked suitcase held up before a hall of backs that bid for it",
    place="lost-property sale, Antwerp",
    layout=(
        "dull red case as the leading mass in the upper half on bare ground, an arm from the right, below it a hill "
        "of heads from behind that grows towards us"
    ),
    incidents=(
        Incident(
            happens="a hall of people bid for one locked case, and each looks as if he knew what is in it",
            wants="everybody wants it more since the others do",
        ),
        Incident(
            happens=(
                "in the second row a man with a glove puppet bids with the puppet, which looks the other way, to the "
                "door"
            ),
            wants="the puppet wants somebody who has not come",
        ),
    ),
    seen=(
        "Case in dull brick at 75 to 630, 150 to 505, tilted, two dark straps, one ochre lock, a blank ticket. The "
        "clerk comes in from the right edge at 800,50, sleeve rolled, hand on the handle at 350,110. From 560 down "
        "heads from behind, half heights 56 at the far end, 100 to 130 in the middle, 170 to 206 at the lower edge, "
        "cropped. Six round paper fans in ochre. Twins of 70 face each other in profile at 600,675 and 735,690. "
        "Puppet at 265,590, red cap, face to us. One woman at 580,860 has turned round in tears; a boy of 12 at "
        "315,930 bids with both hands. A baby sleeps at 100,840. From the door."
    ),
    people=(
        "clerk, only an arm",
        "woman of 55, fur collar, cool",
        "boy of 12, freckles, no money",
        "man of 35, very dark, glove puppet; shy",
        "woman of 40 who has turned away, tears",
        "twins of 70 who bid against each other",
        "nun, boxer, bride's mother, baby asleep, and fifteen more, each with another wish",
    ),
    things=(
        "suitcase",
        "paper fans for bidding",
        "glove puppet",
        "key on a ribbon",
    ),
    mood="desire",
    view="twenty heads",
    palette="dirty",
    inks=(
        ("umber", "#5b463a"),
        ("olive", "#767349"),
        ("brick", "#96503f"),
        ("cream", "#dccfb4"),
        ("slate", "#5a6062"),
        ("ochre", "#b08a4a"),
        ("brown-black", "#2a2322"),
    ),
    edges="mixed",
    ground="all above the heads except arm and case",
    clues=Clues(
        feeling="envy",
        proverb="never buy a pig in a poke",
        plot="inside is the thing that each of them lost",
        title="Lot Forty",
        memory="the tombola where I won a ham",
        sound="fifty people holding their breath",
        place="where umbrellas end up",
        person="the one who knows the lock",
        speech="I had one exactly like it",
        idea="value",
    ),
    hidden="the woman who cries has the key on a ribbon round her neck",
    avoid="Caricatured greed or noses. A thing peeping out of the case. Rows as straight as a school photo.",
)
