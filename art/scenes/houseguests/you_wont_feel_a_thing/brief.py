"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="You Won't Feel a Thing",
    painter="A",
    hero="polite broad face that bends down over us, a folded handkerchief coming towards our cheek",
    place="surgery, under a white ceiling",
    layout=(
        "one oval head cropped by left, right and top, lenses as two large rounds in the middle, one hand from below"
    ),
    incidents=(
        Incident(
            happens="a woman bends over whoever holds the card and reaches for their cheek with a handkerchief",
            wants="she wants a spot gone that only she can see",
        ),
        Incident(
            happens=(
                "in her left lens a kite with nobody at the string climbs past a window; in the right one a queue of "
                "empty stools"
            ),
            wants="behind us somebody wants to be let off the string",
        ),
    ),
    seen=(
        "Her face fills the card from 0 to 1010, forehead huge and pale, hair combed flat and pinned with eleven "
        "pins in a strict row, one missing. Spectacles with cut white rims at 250,520 and 560,500; each lens is a "
        "small scene in pale mint. Her eyes behind them look over the rims at us. Mouth closed, one corner up, at "
        "400,850. Her hand with three fingers and thumb from 430,1200 to 520,960 holds the cloth. Seen from a chair, "
        "from below."
    ),
    people=("woman of 45, heavy, very fair, white collar; sincerely kind, in no hurry",),
    things=(
        "round spectacles",
        "folded handkerchief",
        "jar of buttons",
        "kite",
    ),
    mood="menace",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("chalk", "#f5f1e8"),
        ("bone", "#e7dccb"),
        ("shell pink", "#e9c9ba"),
        ("mint", "#bcd0c4"),
        ("tin", "#aab0b2"),
        ("aubergine", "#3a2b3c"),
    ),
    edges="all cut",
    ground="her forehead, collar and the ceiling right and left of the hair, left as chalk",
    clues=Clues(
        feeling="dread",
        proverb="kindness kills",
        plot="the new nurse remembers everybody's baby teeth",
        title="Say When",
        memory="my mother's spit on a handkerchief",
        sound="one instrument laid on enamel",
        place="the chair that tips back",
        person="an aunt by marriage",
        speech="it is only for your own good",
        idea="trust",
    ),
    hidden="a tooth mug on the shelf at the right edge holds a single daffodil, head down",
    avoid=(
        "Needles, blood, teeth, a mad grin. Both eyes alike. If she frightens nobody the lids are too high; if she "
        "is a villain they are too low."
    ),
)
