"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Catching?",
    painter="G",
    hero="grandmother dozing in a train, one eyelid turned back by a child in red, patchwork on its inner side",
    place="window seat, the slow line to Cochabamba",
    layout=(
        "brown three-quarter head that three edges crop; within it, left of the middle, a tent of darkness and linen "
        "under an arch of patches; a band of empty teal down the right, a pale hat at its foot"
    ),
    incidents=(
        Incident(
            happens="a small girl with her own pillow steps up and turns back the sleeper's eyelid, as one does a quilt",
            wants="the girl cannot sleep and wants to be where her grandmother is",
        ),
        Incident(
            happens="in there an old man in stripes sleeps on his side, his hand under his cheek, and half the bed is free",
            wants="he wants to sleep on, and has left room",
        ),
    ),
    seen=(
        "Head from the left edge to 720, from the top edge to a chin at 400,1080, tilted a little forward, dark hair "
        "with one wide grey lock in the corner. Near eye 40 to 515, 240 to 650: its lid turned up as a hem of eleven "
        "patches with ten lashes for a fringe; below it darkness, a white pillow with a bald white-whiskered head at "
        "155,520, asleep on its side on one hand, plum shoulder with stripes, teal blanket over it from 220; a rim of plain skin above the patches. Girl in profile to the "
        "left, 275 to 545, 310 to 755: one hand up at 410,325, a white sock on the lower lid, the other on the fold "
        "below, a pillow in her fist. Black shoes at 170,695 on that fold. Long nose to 670,790, shut mouth at "
        "530,920. Far eye shut at 660,515. Grey hat at 705,1090 on a sill, "
        "telegraph pole at 770. Brass hoop cropped at 20,885, plum shawl with small stars below."
    ),
    people=(
        "woman of 70, brown, one brow up in her sleep, at peace",
        "girl of 4 in a red nightshirt and white socks, careful, hopeful",
        "man of 78 in striped pyjamas, bald, white walrus moustache, fast asleep",
    ),
    things=(
        "patchwork eyelid",
        "shoes before a bed",
        "empty pillow",
        "hat on a sill",
    ),
    mood="tenderness",
    view="one face fills the card",
    palette="night",
    inks=(
        ("night teal", "#183841"),
        ("dusk brown", "#96594a"),
        ("ink", "#15162a"),
        ("plum", "#41263f"),
        ("bone", "#efe4ce"),
        ("brass", "#c99a45"),
        ("red", "#d6412d"),
    ),
    edges="all brush",
    ground="the night in the window, down the right side and below the chin, a fifth with the hollow under the lid",
    clues=Clues(
        feeling="being let in",
        proverb="where one fits, three fit",
        plot="each night the family meets again in the only place that has not been sold",
        title="Mind the Lashes",
        memory="the warm hollow after he had got up",
        sound="rails, and somebody who does not snore",
        place="the compartment that is on no plan",
        person="whoever still owns his half of the bed",
        speech="shift up, I have brought mine",
        idea="inheritance",
    ),
    hidden="the hat on the sill goes with the shoes below the lid: both were taken off before bed",
    avoid=(
        "An eyeball, anything wet or sore: under the lid there is only a bed. A lid that looks like a shop awning: it "
        "has a peak where the hand is. A child that looks grown up. A third person in the bed."
    ),
)
