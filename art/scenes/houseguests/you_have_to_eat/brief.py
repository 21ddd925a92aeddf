"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="You Have to Eat",
    painter="H",
    hero="bald man's face over a black beard as wide as the card; from a nest in it a chick gapes at a lifted fork",
    place="kitchen, Busan",
    layout=(
        "pale bald head in the upper half, the beard as one black bell under it over all three edges, nest left of the "
        "middle, fork from the right edge, a lit doorway at the upper left"
    ),
    incidents=(
        Incident(
            happens="from the right an old hand holds a fork with one noodle out to him, and a chick in his beard opens its beak",
            wants="she wants him to take one bite; the chick wants it too",
        ),
        Incident(
            happens="in the bright doorway a small grey cat sits with its back to the kitchen and looks out",
            wants="the cat wants to look as if it had never thought of chicks",
        ),
    ),
    seen=(
        "Head from 110 to 660, 20 to 870 of 800 by 1200, bald, bone, three lines on the forehead, lids lowered nearly shut, "
        "not wet; grey moustache from 160 to 660 at 540 to 720 hides the mouth. The beard in torn charcoal rises "
        "to both ears at 280 and fills everything from 730 down. In it at 140 to 540, 930 to 1130, a woven nest; a big chick "
        "with an ochre beak in two halves and a tongue, 370,810, and a smaller one, 230,930. Fork level at 470 to 660, 740, chalk, one noodle hangs to "
        "480,860; hand, white cuff, grey sleeve at the right edge. Doorway from 10 to 155, 95 to 700, chalk; in it a "
        "small grey cat from behind, 13 to 125, 370 to 541, tail up beside it, with dark rings, on a grey floor. The rest of the wall is bare. Frontal."
    ),
    people=(
        "man of 66, bald, broad, black beard; emptied, courteous",
        "hand of a woman of 70; patient",
    ),
    things=(
        "noodle on a fork",
        "nest",
        "chicks",
        "grey cat",
    ),
    mood="grief",
    view="one face fills the card",
    palette="near-monochrome",
    inks=(
        ("ash", "#b5aea4"),
        ("charcoal", "#2f2d30"),
        ("pencil", "#6b696b"),
        ("bone", "#dbd3c4"),
        ("chalk", "#f0ebe1"),
        ("ochre", "#d9942b"),
    ),
    edges="all torn",
    ground="doorway, fork and face",
    clues=Clues(
        feeling="numb",
        proverb="time heals",
        plot="every noon she brings one noodle more, and the lodgers get it",
        title="Lodgers",
        memory="sitting before the plate until it was dark",
        sound="cheeping",
        place="head of an empty table",
        person="the widower upstairs",
        speech="just a little, for me",
        idea="appetite",
    ),
    hidden="a second, smaller chick that has not seen the fork",
    avoid="Tears. Explaining who is gone: no portrait, no second plate, no mourning black. Nestling prettiness.",
)
