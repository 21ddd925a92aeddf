"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Just the One",
    painter="G",
    hero="old woman hooded in near-black cloth sown with tulips, who looks at the clouds while her hand has the last live one",
    place="tulip field, foot of the hills near Srinagar",
    layout=(
        "one dark hood and shawl, flowers all over it, takes the sheet from the centre to the right and lower edges; a brown face "
        "cuts into a light strip of stubble on the left, with a single red bloom low in it"
    ),
    incidents=(
        Incident(
            happens="a hooded woman gazes up and purses her lips while her finger and thumb close on the only tulip left",
            wants="she wants it, and she wants to have been looking elsewhere",
        ),
        Incident(
            happens="far behind, a man in a cap sits with his back to everything at a laid table, beside an empty vase",
            wants="he wants somebody to come, and does not turn round to see",
        ),
    ),
    seen=(
        "Hood from 293,275 over 560,43 to the right edge, shawl down to 100,1200 and off the right and lower edges, near-black plum, "
        "seventeen tulips in it, a rose hem round the face. At 372,870 one more, in chalk outline only. Face in profile to the "
        "left: white brow at 340,340, eye at 320,425 rolled up, nose tip 205,545, lips 240,635, chin 260,725, a white strand "
        "at the temple. From under the shawl at 260,900 a rose cuff and a hand: finger and thumb at a stalk at 125,900, three "
        "fingers raised. On the stalk a red tulip at 112,690. Field from 425 down, rows of cut stalks. In the crook of "
        "her other arm, under a fold of the shawl from 800,1045 to 460,1200, a tin-blue watering can at 440,1100, its rose at "
        "185,1000. Table at 100,490 on four legs, on trodden ground at 580, with a man seen from behind on a chair and a blue "
        "vase. Hills in sky and lilac above it, then paper. We stand beside her."
    ),
    people=(
        "woman of 70, brown, hooded, white hair; innocence itself",
        "man of 60, tiny, dark coat and cap, from behind; patient",
    ),
    things=("tulip", "flowered shawl", "watering can", "empty vase"),
    mood="desire",
    view="tiny figure in a landscape",
    palette="pastel",
    inks=(
        ("plum", "#3d2740"),
        ("chalk", "#f3eee1"),
        ("pistachio", "#bfcda6"),
        ("rose", "#e7beb3"),
        ("lilac", "#bdb2cc"),
        ("sky", "#bad0d8"),
        ("tulip red", "#d0505e"),
    ),
    edges="all brush",
    ground="paper sky before and above her hood, a fifth",
    clues=Clues(
        feeling="temptation",
        proverb="once is never",
        plot="every spring the whole village counted what was left, and she helped them count",
        title="The Innocent Month",
        memory="a finger in the icing, and eyes on the ceiling",
        sound="a stalk that gives",
        place="where the colours went",
        person="the neighbour with everything of her own",
        speech="Nobody will notice a gap that small",
        idea="collecting",
    ),
    hidden="in the shawl one tulip is only a chalk outline, as if a place were kept; and the can says that she may have grown them all",
    avoid="A witch, a thief caught. Hair or hood as a costume: she is dressed as she always is. A crowd of small flowers.",
)
