"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ask Me How",
    painter="B",
    hero="old woman's face caked with mud to the eyelids, laughing with one eye, a feather behind her ear",
    place="pasture gate after rain, hills above Santander",
    layout="broad face a little below the middle, hands from all four edges reach to wipe, hold and pat it",
    incidents=(
        Incident(
            happens="seven hands wipe, slap, kiss and pull at her, one tries to take the feather",
            wants="they want a piece of whatever she has done",
        ),
        Incident(
            happens=(
                "a fishing line lets a clean white collar down from the upper edge, pinned and starched, in front of "
                "her forehead"
            ),
            wants="somebody up there wants her presentable before the bishop's car arrives",
        ),
    ),
    seen=(
        "Head from 130 to 690, 190 to 1000, ruddy skin only at lids, lips and one wiped stripe from temple to "
        "chin at 470,480; else grey-brown mud brushed on in thick laps, edges cut. Left eye shut in a wink at "
        "300,520, right one wide, wet. Cigar from the mouth at 430,820 to 590,860. Straw hat pushed back, its brim "
        "cropped by the top; the collar on its line at 560,150. Hands: two from the left with a towel, one child's "
        "from below on her chin, one gloved from the top right for the feather at 640,330, a man's at the shoulder. "
        "Frontal, near."
    ),
    people=(
        "woman of 70, wide cheeks, ruddy, front tooth gold; in triumph",
        "seven hands of 4 to 80 years, all skins; greedy, fond, in the way",
    ),
    things=(
        "feather",
        "collar on a line",
        "towel",
        "wet cigar",
    ),
    mood="triumph",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("mud", "#8c7a62"),
        ("bone", "#dccfb6"),
        ("dark brown", "#4b3129"),
        ("moss", "#6d7048"),
        ("slate", "#575c5b"),
        ("clay", "#a9714f"),
        ("gold", "#c3993f"),
    ),
    edges="mixed",
    ground="sky round the hat and between the hands, upper third",
    clues=Clues(
        feeling="glory",
        proverb="fortune favours the bold",
        plot="the village came to rescue the pig; the pig had already been thanked",
        title="Second Place Is for Sleepers",
        memory="coming home with one shoe and no regrets",
        sound="slaps on a wet back",
        place="behind the shed",
        person="the aunt who wins at everything",
        speech="you should have seen the other one",
        idea="victory",
    ),
    hidden="the ribbon of a medal hangs from the child's wrist, not from hers",
    avoid="Mud as blackening of a skin: her own skin is plain to see where it is wiped. A clown. A bruise.",
)
