"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Catching?",
    painter="G",
    hero="woman with lowered lids beneath an enormous dotted towel, bowed over steam",
    place="kitchen at night, Huế",
    layout=(
        "one pale mound of a towel from edge to edge, an arch of darkness cut into it with a face in half shadow, "
        "a bowl across the arch, a child from behind at the lower left"
    ),
    incidents=(
        Incident(
            happens="red dots have left her towel and climb the black wall, and one of them is on the moon already",
            wants="the dots want to see the night while nobody is looking",
        ),
        Incident(
            happens="a small child in a nightshirt stands on tiptoe and has set a paper boat upon the hot water",
            wants="the child wants it to sail where it is warm",
        ),
    ),
    seen=(
        "Towel of bare bone from 0,1000 over the crown at 430,130 to 800,1000, lit from the left, with eighteen red "
        "dots and a red hem. Arch of ink from 490 down to the bowl, 200 to 660; in it a brown face, 300 to 560, "
        "570 to 900, its right half in shade, lids lowered at 680, cheeks red, nose and mouth behind steam and rim. "
        "Petrol bowl, 170 to 670, 870 to 1170, on a plum table. Child from behind, 30 to 240, 800 to 1200, black bob, "
        "plain brass nightshirt, hand on the outside of the bowl at 260,1000; white boat afloat at 330,870. Window "
        "50 to 260, 40 to 310, with a moon that has a "
        "dot; six dots on the wall, 640 to 790, 50 to 360."
    ),
    people=(
        "woman of 40, brown, flushed; at ease",
        "child of 4, from behind",
    ),
    things=(
        "dotted towel",
        "bowl of hot water",
        "paper boat",
        "moon",
    ),
    mood="tenderness",
    view="one face fills the card",
    palette="night",
    inks=(
        ("ink", "#191b2e"),
        ("petrol", "#24444d"),
        ("plum", "#45293f"),
        ("warm brown", "#b9795a"),
        ("red", "#c8412f"),
        ("bone", "#e7dcc8"),
        ("brass", "#b18f4b"),
    ),
    edges="all brush",
    ground="towel, a third",
    clues=Clues(
        feeling="comfort",
        proverb="what one has, all get",
        plot="on the third evening even the moon came down with it",
        title="Inhale",
        memory="eucalyptus, and my mother gone under a tent",
        sound="breathing through cloth",
        place="a warm harbour",
        person="the youngest, who is up again",
        speech="do not come any nearer",
        idea="contagion",
    ),
    hidden="one dot sits on the moon; the child has none",
    avoid=(
        "A ghost: there is a hem, and folds fall from the crown. Sores and wounds: the dots are print, all of one "
        "red, none on the child. A hand in hot water."
    ),
)
