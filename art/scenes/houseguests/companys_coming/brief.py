"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Company's Coming",
    painter="C",
    hero="a mountain with an old man's face, half shaved of its snow, eyes gone to the corner",
    place="high valley, the Engadine before a visit",
    layout=(
        "one pointed pale head from the summit to below the middle on a wide blue cone, a red speck at its right ear, "
        "a small rosy peak at the left edge"
    ),
    incidents=(
        Incident(
            happens="on a swing hung from a mountain's ear a small woman scrapes the snow from his cheek with a shovel",
            wants="she wants the other cheek done as well before anybody is here",
        ),
        Incident(
            happens="over the plain comes a second, lesser peak on foot, in boots and a red hat, carrying a house",
            wants="she wants to stay, and has brought what she needs for it",
        ),
    ),
    seen=(
        "The mountain's head fills 235 to 685 across, summit at 435,32, ears at 255,425 and 655,425; the snow of cap, "
        "brows and beard is the lightest and largest mass, the beard's hem at 430,840. Eyes at 355,425 and 530,425, dark, "
        "both in their left corners; mouth at 365,630, drawn to the left. From the right eye down to 520,710 one straight "
        "path is scraped clean to the rosy cheek. She sits on a swing at 655,600, 240 pixels, in red, in profile to the "
        "left, both hands on the shovel. Rose towel with three white stripes about his neck, lowest at 450,940. Blue flanks run "
        "out left and right at 1000; firs from 1010 down, a red bow tie over one at 697,1070. At the left a rosy peak "
        "120,700, 400 pixels with hat and feather, in mid-step. Level view, wide."
    ),
    people=(
        "mountain, old, bald but for snow, rosy cheeks; holds still, brows up in the middle, apprehensive and glad",
        "woman of 46, tiny, red coat, black knot of hair; stubborn, thorough",
        "second mountain, smaller, red hat, boots; pleased with herself",
    ),
    things=(
        "snow shovel",
        "swing on an ear",
        "striped towel",
        "house as a handbag",
        "bow tie",
    ),
    mood="calm",
    view="tiny figure in a landscape",
    palette="high-key",
    inks=(
        ("pale sky", "#cbdfe6"),
        ("chalk", "#fcf9f2"),
        ("rock", "#cdbdbb"),
        ("flank blue", "#93a5b6"),
        ("butter", "#f3e3bd"),
        ("blush", "#e2a296"),
        ("slate", "#394656"),
        ("red", "#c8352d"),
    ),
    edges="all brush",
    ground="the sky, and the snow of the cap and beard",
    clues=Clues(
        feeling="being looked forward to",
        proverb="if the mountain will not come to Muhammad",
        plot="two who have seen each other every day for a million years are to meet",
        title="The Barber of the Upper Valley",
        memory="grandfather holding quite still under the towel",
        sound="a shovel on stone, early",
        place="above the tree line",
        person="the one who comes to do your hair at home",
        speech="other cheek, please",
        idea="courtship",
    ),
    hidden="a red bow tie hung ready over the top of a fir; the visitor's handbag is a house with a door",
    avoid="A cut, a razor, soap. A gnome or a Father Christmas: he is rock, with a summit. A cave for a mouth.",
)
