"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ready or Not",
    painter="B",
    hero="huge grown-up in a window-pane overcoat who has hidden behind a birch no wider than his nose",
    place="edge of a meadow behind the tower blocks, Leipzig at dusk",
    layout=(
        "one dark bell of cloth fills the sheet to three edges, cut in two from top to bottom by a bare white trunk; a red "
        "jersey low on the left, all else air"
    ),
    incidents=(
        Incident(
            happens=(
                "a child counts beside the bark, hands over its eyes; on the other side of that same tree someone far too large "
                "for it stands still, leaves in the hat, cheeks full of held breath"
            ),
            wants="he wants, this once, to be the last to be found",
        ),
        Incident(
            happens="a woodpecker clings beside a keyhole and brings the right key for it",
            wants="the bird wants to be let in",
        ),
    ),
    seen=(
        "The coat from 4,1700 up to shoulders at 176,780 and 1024,780, off the lower edge, ink with thin dusk panes, both hands "
        "behind it. Head from 370 to 830, 200 to 700, looked at from in front: the birch, 540 to 660, hides nose and mouth, one "
        "wide eye on each side of it looks down; grey moustaches to 280 and 920; a petrol hat with two twigs of straw leaves, one "
        "leaf in the air at 1086,452. Red scarf. Keyhole at 578,880, the bird from 700,820 to 830,1220. The child laughs "
        "towards us, 40 to 620, from 1090 down, hands over its eyes, elbows out, one of them on the trunk. Green below 1200 at both edges."
    ),
    people=(
        "man of about 50, light skin, grey moustaches, overcoat; holds his breath and believes in the tree",
        "child of 7, dark fringe, striped red jersey, hands over the eyes; laughs, and does not peep",
    ),
    things=(
        "birch with a keyhole",
        "key in a beak",
        "hat with twigs",
        "overcoat with panes",
    ),
    mood="menace",
    view="other",
    palette="night",
    inks=(
        ("night green", "#1f3a38"),
        ("ink", "#1b2030"),
        ("petrol", "#2f4a5c"),
        ("dusk", "#56607a"),
        ("bone", "#e2d8c6"),
        ("brick red", "#b2473b"),
        ("straw", "#c9b27a"),
    ),
    edges="mixed",
    ground="the sky on both sides of him, bare bone",
    clues=Clues(
        feeling="creeping fear",
        proverb="two's company, three's a crowd",
        plot="they played until the lamps should have come on, and there was one too many to go home",
        title="Behind the Birch",
        memory="how still one could stand at seven",
        sound="a breath held",
        place="behind your back",
        person="the uncle who never grew out of it",
        speech="I can see your ears",
        idea="innocence",
    ),
    hidden="the hat has lost one leaf more on the right than on the left",
    avoid=(
        "A child in danger: nobody touches anybody, his hands are behind him and he is the one who is afraid. Weapons, hoods, "
        "a monster's face, a build laughed at."
    ),
)
