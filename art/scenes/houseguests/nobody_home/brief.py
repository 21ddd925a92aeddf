"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Home",
    painter="E",
    hero="fingers through a letter slot that push yet another spoon on to a heap of spoons",
    place="hallway of a flat, Warsaw",
    layout=(
        "one huge dark door right of the middle as the largest plane, heap of bright slivers at its foot, narrow "
        "strip of floor to the left"
    ),
    incidents=(
        Incident(
            happens="outside somebody posts spoons through the slot, patiently, one after the other",
            wants="they want to be thanked, or to be let in, or to be rid of the spoons",
        ),
        Incident(
            happens=(
                "two feet in odd socks look out from under a cupboard, toes up, and a clockwork train runs in a ring "
                "round them"
            ),
            wants="whoever lies there wants it, for once, to be on time",
        ),
    ),
    seen=(
        "Door from 270 to 760, 0 to 960, plum, cut, with six locks of six kinds down its left side in a strict "
        "order, the fourth on the wrong side. Slot at 430 to 600, 560, brass; four gloved fingers and a spoon's "
        "handle at 520,610. Heap of some forty spoons at 380 to 690, 880 to 1010, each a cut sliver of bone. "
        "A doorbell with a stocking in its mouth at 120,200. Cupboard cropped by the left edge, 0 to 200, 300 to 1000, socks with one darned heel at 130,1050, toes up; "
        "rails as a thin ring from 20,1010 to 300,1150, train of three bone blocks. Floor bare. From the height of a "
        "letter."
    ),
    people=(
        "somebody outside, grey glove, unhurried",
        "somebody under the cupboard, large feet, odd socks; strict",
    ),
    things=(
        "letter slot",
        "spoons",
        "odd socks",
        "clockwork train",
    ),
    mood="menace",
    view="no face",
    palette="night",
    inks=(
        ("plum", "#3a2340"),
        ("ink", "#191a29"),
        ("night blue", "#2c3654"),
        ("brass", "#a98a4a"),
        ("bone", "#e3d9c6"),
        ("ash", "#7c7a80"),
    ),
    edges="all cut",
    ground="the floor, a fifth, bare bone",
    clues=Clues(
        feeling="ill at ease",
        proverb="silence is golden",
        plot="the debt had been paid in cutlery before, but never so politely",
        title="The Fourth Lock",
        memory="playing dead when the aunts rang",
        sound="a clink, then a long nothing",
        place="behind six locks",
        person="a caller who has time",
        speech="leave it on the mat, please",
        idea="obligation",
    ),
    hidden="one of the spoons on the heap is bent into a ring",
    avoid="An intruder's eye, a blade, a blow. Spoons that shine or glow: plain bone.",
)
