"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Closed on Mondays",
    painter="F",
    hero="six faces pressed flat against a cake shop's pane from outside, seen from within",
    place="confectioner's, Tehran",
    layout=(
        "dark pane as a wide upper field with six squashed faces in a crooked row, pale counter with one plain table "
        "below"
    ),
    incidents=(
        Incident(
            happens=(
                "six stand in the cold with noses and lips on the glass, a judge, a bride, a boy, a porter, two old "
                "friends"
            ),
            wants="each wants another cake and all of them the same slice",
        ),
        Incident(
            happens=(
                "inside, back to the window, the confectioner eats dry bread and an onion, and with her free hand "
                "builds a staircase of sugar down into a drawer"
            ),
            wants="she wants somebody who left that way to find it easy to come back",
        ),
    ),
    seen=(
        "Pane ink blue from 0 to 800, 90 to 640. Faces at 90,300; 220,420; 350,250; 470,400; 600,310; 730,430, 130 "
        "to 170 pixels: noses flat ovals, palms as five spread cuts beside them, each another age and skin. Counter "
        "bone from 660 to 800 with cakes in white tiers cropped at both ends, lilac roses in a strict order. She at "
        "325,760, from the front, her back to the pane, broad, white cap, bread in one hand; the sugar stairs run from "
        "460,940 to a dark drawer at 660,1140 in a bare table. Plum behind her. From the back room."
    ),
    people=(
        "confectioner, woman of 48, broad, brown; tired, exact",
        "man of 60 with a moustache that leaves a print",
        "bride of 24, veil askew",
        "boy of 6 on tiptoe, only eyes and fingers",
        "porter of 30, very dark",
        "two friends of 75, one fat, one thin",
    ),
    things=(
        "flattened noses",
        "plain bread",
        "wedding cake in the making",
        "moustache on the glass",
    ),
    mood="desire",
    view="other",
    palette="night",
    inks=(
        ("ink blue", "#1d233b"),
        ("plum", "#3d2945"),
        ("petrol", "#2e4954"),
        ("bone", "#e6dbc6"),
        ("chalk", "#f1eadd"),
        ("skin", "#b58263"),
        ("lilac", "#a497b8"),
    ),
    edges="mixed",
    ground="counter and cakes, and the table before her",
    clues=Clues(
        feeling="craving",
        proverb="you cannot have your cake and eat it",
        plot="she bakes for a wedding that has been put off eleven times",
        title="The Sugar Stair",
        memory="the window at the corner where my tram stopped",
        sound="breath on a pane",
        place="the warm side",
        person="the sixth in the row",
        speech="just looking",
        idea="temptation",
    ),
    hidden="on the glass between two faces there is the mark of a seventh that has gone",
    avoid="Starving children, pity. Lit window glow outward: inside is simply paler paper. Cute cakes.",
)
