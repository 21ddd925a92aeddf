"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Sold as Seen",
    painter="B",
    hero="plain locked suitcase held up high over a crowd that all bids for it",
    place="lost-property sale, Antwerp",
    layout=(
        "heads in five packed rows like a wall of fruit up to the middle, above them bare ground with one arm and "
        "one case"
    ),
    incidents=(
        Incident(
            happens="twenty-six people bid for one locked case, and each looks as if he knew what is in it",
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
        "Lower two thirds are heads, 80 to 120 pixels, in umber, olive and brick with faces of many skins, edges "
        "cut, some hats cropped at left and right. Half of the hands are up with small plain paper fans in cream. "
        "The clerk's arm in a rolled sleeve comes from the left edge at 0,330 and holds the suitcase at 300 to 560, "
        "120 to 330, cut in dull brick. One woman at 600,760 has her back to it and cries quietly; a boy of 12 at "
        "210,880 bids with both arms. Puppet at 400,640. From a stage."
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
        "false beard",
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
