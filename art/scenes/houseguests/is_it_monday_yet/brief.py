"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Monday Yet?",
    painter="G",
    hero="a black bull as wide as the sitting room, laid down by boredom, chin on the floor, lids at half",
    place="sitting room, Johannesburg",
    layout=(
        "one black hill from edge to edge, its horned head low at the left; a magenta trapezium and a small upright before "
        "it at the lower right, one thin bent upright on top, bare wall above"
    ),
    incidents=(
        Incident(
            happens="an aunt in full dress of a bullfighter, seen from behind, holds her cape out under the nose of the bull",
            wants="she wants him to charge just once before supper; he wants nothing at all",
        ),
        Incident(
            happens="a girl lies on her back up there and balances a goldfish in its bag on the sole of one foot",
            wants="she wants to have kept it up for a whole Sunday",
        ),
    ),
    seen=(
        "Bare bone wall, floor from 0,810. Bull black, cut, from 0,480 over the hump at 220,275 and the hip at 740,350 to the "
        "right edge, lying; head before it, frontal, tilted, 380 wide, brow at 270,650, pale muzzle ring at 300,980 on the "
        "floor; horns bone with dark tips, the left cropped, the right up to 540,410; eyes at half, looking away. Aunt from "
        "behind at 670,1140, 480 high, white hair in a knot, bone jacket, loud stockings, cape 210 wide to her left. Girl "
        "of 13 in a plain loud jumper on her back at 420,330, arm behind her head, one knee bent, bag on that sole at 670,90."
    ),
    people=(
        "bull, black; has had enough of Sundays",
        "aunt of 70, small, white hair; ready for anything",
        "girl of 13, long, brown; in training",
    ),
    things=(
        "bull",
        "bullfighter's cape",
        "goldfish bag",
        "soft jumper",
    ),
    mood="boredom",
    view="other",
    palette="one loud",
    inks=(
        ("loud magenta", "#d41f62"),
        ("bone", "#eae1d0"),
        ("black", "#272120"),
        ("umber", "#4b3d37"),
        ("brown", "#a06f50"),
        ("grey", "#a39a90"),
    ),
    edges="all cut",
    ground="wall, the upper third",
    clues=Clues(
        feeling="boredom",
        proverb="the devil finds work for idle hands",
        plot="it has been Sunday since they can remember",
        title="The Wrong Day for It",
        memory="the pattern on the ceiling of Sunday afternoons",
        sound="a clock in the next room",
        place="chin on the floor",
        person="the aunt from abroad",
        speech="you think of something",
        idea="time",
    ),
    hidden="the goldfish is of the very ink of the cape",
    avoid="A sword, a wound, a fight: nobody is going to charge. A smile on the bull.",
)
