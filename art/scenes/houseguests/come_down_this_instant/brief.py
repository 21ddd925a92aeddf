"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="old general in a vermilion coat, blown up round, cheeks full, afloat on a string that ends at his boot",
    place="parade ground on a plain, outside Plovdiv",
    layout=(
        "a red ball with a head, tilted, over the upper two thirds; a slanting line from it to somebody small who leans back in "
        "the lower left corner; low horizon, a flat oval shadow at the right"
    ),
    incidents=(
        Incident(
            happens="a girl in an officer's hat digs in her heels and hauls at a swollen general who has risen into the air",
            wants="she wants him on the ground; he wants not to be let go, and not to have to say so",
        ),
        Incident(
            happens="high up a round gentleman with a bowler drifts away, smiling, his own cord loose below him",
            wants="he wants nobody to notice until he is out of reach",
        ),
    ),
    seen=(
        "The general's coat is a ball from 222 to 658 across, 250 to 672 down, leaning 6 degrees to the right; black opening, two "
        "columns of sand buttons, white belt at 600, two medals at 535,405, sand epaulettes, dark red tails to 838. Head from 343 to "
        "615, 10 to 258: bald, grey tufts, worried grey brows, eyes at 432,132 and 495,130 that look down to the left, red nose, two "
        "blown cheeks with a light on each, grey moustache over them, small shut mouth. Arms stand off, white gloves at 130,455 and "
        "740,500. Black boots hang to 822; a bow at 347,712 ties the string, which runs to the fists at 303,902 and 252,942 of a girl "
        "in profile: black bicorne with a white plume from 660, open mouth at 210,837, plait with red bow, slate dress, black shoes at "
        "1110. Small round man at 105,120, loose string to 335. Hills at 940, sand from 1000, oval shadow at 555,1085."
    ),
    people=(
        "general of 70, rose skin, vermilion coat; he holds his breath, and is no longer sure that it was a good idea",
        "girl of 8, black plait, slate dress, his hat; she has said it twice",
        "gentleman in black, small as a thumb, pleased",
    ),
    things=(
        "general afloat",
        "string with a bow",
        "bicorne hat",
        "two medals",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("dull blue", "#9fb0b4"),
        ("vermilion", "#cf3b22"),
        ("sand", "#c6b795"),
        ("black", "#25201f"),
        ("chalk", "#f7f1e4"),
        ("rose", "#cfa083"),
        ("bone", "#eee6d6"),
        ("umber", "#5a4436"),
    ),
    edges="all torn",
    ground="the pale sky round him and the sand below",
    clues=Clues(
        feeling="puffed up",
        proverb="pride goes before, and somebody has to hold the string",
        plot="he swore that he would hold his breath until he got his way, and nobody had told him what comes after",
        title="The Higher Command",
        memory="the one thing you were told not to let go of",
        sound="a very long breath in",
        place="one boot above the regulations",
        person="a man of weight, until lately",
        speech="I shall count to three",
        idea="authority",
    ),
    hidden="it is his hat that she wears; and somewhere another one was let go of",
    avoid="Mockery of a stout man: he is blown up, like a ball. A fall or a bang: nothing pointed is near him. Weapons.",
)
