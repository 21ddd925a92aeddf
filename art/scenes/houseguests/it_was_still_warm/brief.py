"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Still Warm",
    painter="study",
    hero="huge old woman in black who has laid her face on the roof of a small house and holds it with both arms",
    place="snowy yard, last house of a village in the Beskids",
    layout=(
        "one black loop, back and two sleeves, that shuts a pale gable in; in its upper bend a large tilted face, a round knot of "
        "hair against empty sky; below, a strip of snow"
    ),
    incidents=(
        Incident(
            happens="an old woman the size of a hill embraces a house and lays her face against its tiles",
            wants="she wants to keep what she can still feel through the plaster",
        ),
        Incident(
            happens="a little man in a bobble cap comes out at the open door with the fire in a pan and walks off",
            wants="he wants to be round the corner before it goes out",
        ),
    ),
    seen=(
        "Sky cream and bare down to 100 at the left, 190 at the right. Her back a black hill from 400,260 out of the right edge, "
        "a knitted petrol collar at 780,400. Head at 485,445, tilted by 46 degrees, a grey-brown knot of hair at 200,290, one white lock; "
        "lower eye pressed shut at 435,520, upper eye half open at 535,410. The house: gable from 140 to 535, chimney at 185,530, brick "
        "roof, its right slope bent under her. One sleeve behind the house comes round its left corner at 60,800 and ends in four "
        "fingertips on the wall at 180,905, the other crosses before it at 800 and ends in a hand flat on the wall at 230,805. Open door at 370,1010. On the snow at 170,1120 "
        "the man, the pan before him at 35,1060, his steps behind him. Eye level of somebody across the yard."
    ),
    people=(
        "woman of 68, large, light brown skin, dark hair with a white lock, black coat; sorry, and not surprised",
        "man, tiny, red bobble cap, petrol coat; careful, in a hurry",
    ),
    things=(
        "house held in two arms",
        "fire in a long-handled pan",
        "open front door",
        "footsteps in snow",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("brown-black", "#2b2426"),
        ("cream", "#dfd2b8"),
        ("plaster", "#d8c9a6"),
        ("skin", "#cf9f80"),
        ("hair", "#40353a"),
        ("petrol", "#3f5657"),
        ("brick", "#7d4a3b"),
        ("mustard", "#c08a3e"),
    ),
    edges="mixed",
    ground="the sky above her and left of her, and the snow",
    clues=Clues(
        feeling="letting go by inches",
        proverb="no smoke without fire",
        plot="the daughter comes a day late to the sale, and has outgrown everything",
        title="The Stove Thief",
        memory="the wall behind grandmother's stove, with your back against it",
        sound="a latch, then snow underfoot",
        place="where I was born",
        person="the one who cannot leave well alone",
        speech="hush now, hush",
        idea="homesickness",
    ),
    hidden="one pane of the gable window is still lit",
    avoid="A giantess who threatens or plays. Tears. A thief who grins: he is as careful as if he had been asked to.",
)
