"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="two diners cheek to cheek behind a dark menu, torn open on the single huge mouth which they share",
    place="restaurant by the river, Rosario",
    layout=(
        "near-black oblong over the lower half with a pale-rimmed oval in it; two faces rest on its upper edge and part "
        "like a V; bare green above, a hat at the upper right"
    ),
    incidents=(
        Incident(
            happens="a couple order with one mouth between them, half of it painted, half of it under half a moustache",
            wants="they want the same dish, and each of them all of it",
        ),
        Incident(
            happens="a white glove lifts a bowler off the old man's bald crown, and beneath stands a pear",
            wants="whoever wears the glove wants to see whether it is ripe",
        ),
    ),
    seen=(
        "Frontal, very near. The menu 65 to 735 from 665 down over the lower edge, plum, nearly black, thin gold border, a gold fork "
        "and spoon at 400,1100. In its middle a torn hole, 175 to 640, 730 to 1015: the left half shows pale skin, the right half "
        "brown, one open mouth of plain lips across the seam at 402, 265 to 545 wide, half a moustache of single hairs above it. Above it the woman, face 110 to 425, dark hair cloud from the left edge "
        "up to 280,180, eyes at 185,575 and 345,530 turned up to the pear; the man, face 402 to 730, crown at 610,290, white "
        "brows, eyes at 465,540 and 605,590 turned down. Both noses hang over the menu. Pear at 605,250; bowler 425 to 675, "
        "cropped above; glove 625 to 745, black sleeve out of the right edge. Her four fingers round the menu at 100,980, "
        "his round its other edge at 700,1030."
    ),
    people=(
        "woman of 55, large, pale, dark hair swept over one brow, coral earring and nails; covets",
        "man of 75, large, brown, bald, white brows and half a white moustache; tired, tender",
        "a glove and a sleeve; nobody else of whoever it is",
    ),
    things=(
        "torn menu",
        "mouth in two halves",
        "pear",
        "lifted bowler",
    ),
    mood="desire",
    view="other",
    palette="pastel",
    inks=(
        ("pistachio", "#c6d2b6"),
        ("shell", "#e9c3ae"),
        ("chalk", "#f3eee3"),
        ("sea", "#9db8bd"),
        ("lilac", "#b7aac4"),
        ("plum", "#2d1a2b"),
        ("pear", "#d6c04e"),
        ("brown", "#8a5842"),
    ),
    edges="mixed",
    ground="the green wall over her hair and between the crowns",
    clues=Clues(
        feeling="craving",
        proverb="two hearts that beat as one",
        plot="after thirty years they no longer knew which of them disliked fish",
        title="The Tongue We Have in Common",
        memory="when my parents answered for each other",
        sound="a duet in unison",
        place="the corner table, as always",
        person="my better half",
        speech="we will have what we are having",
        idea="symbiosis",
    ),
    hidden="there is not one word on the menu",
    avoid="A wound, a mask, a caricature of lips. A kiss. A waiter's face. Tableware about.",
)
