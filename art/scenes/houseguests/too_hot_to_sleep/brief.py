"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Too Hot to Sleep",
    painter="A",
    hero=(
        "broad dark back of a sleepless woman, her nightdress unbuttoned behind and folded aside like a tent's door: within, "
        "a red sun on water"
    ),
    place="single bed, Cartagena in the dog days",
    layout=(
        "a brown profile with a black knot of hair on a chalk pillow, under it a near-black back that the right and lower "
        "edges crop, split by a bright wedge; a bare clay margin on the left"
    ),
    incidents=(
        Incident(
            happens="a woman lies awake with her nightdress open down the back, and in the gap stand an evening sky, a sun and the sea",
            wants="she wants air, and has undone one button after another",
        ),
        Incident(
            happens="small wet footprints cross the dark cloth, step down on to the bare linen and vanish under the pillow",
            wants="whoever walked here wants to be where nobody looks",
        ),
    ),
    seen=(
        "Straight down upon a bed. The chalk pillow reaches from the upper edge to 890, its torn left side at 95. On it her head in "
        "profile to the left: nose tip at 332,546, eye at 480,452 under a heavy lid, ear at 710,520, black hair swept up with "
        "one grey streak into a knot at 950,150; two damp strands at the nape, 860,700. A collar with one button at 700,862 is done "
        "up. Below it the nightdress, almost black, from 222 to beyond the right edge. From 706,880 its right half is folded "
        "over to a lilac lining with five buttonholes; the left edge carries six white buttons. Between them pale sky, half a melon "
        "sun of radius 144 at 820,1410 and indigo water from 1470 down. Three grey footprints from 520,1552 to 312,1488 on the "
        "cloth, then six dusk ones up the clay sheet at 60 to 180, the last half under the pillow at 820."
    ),
    people=(
        "woman of 55, brown skin, black hair with a grey streak, dark nightdress; heavy-lidded, awake, unsurprised",
    ),
    things=(
        "nightdress with buttons",
        "setting sun",
        "wet footprints",
        "pillow",
    ),
    mood="calm",
    view="from above",
    palette="night",
    inks=(
        ("ink blue", "#1c2238"),
        ("indigo", "#323a5e"),
        ("clay", "#cdb59a"),
        ("dusk", "#544d6c"),
        ("chalk", "#efe8da"),
        ("melon", "#c9564b"),
    ),
    edges="mixed",
    ground="the bed sheet, bare clay left of her, and the bare pillow round her head",
    clues=Clues(
        feeling="wide awake",
        proverb="the day that is not let out stays in",
        plot="every night she undid one button more, and in August somebody came out",
        title="What I Keep Behind Me",
        memory="the summer we slept with every door open and heard the bay",
        sound="small wet soles on linen",
        place="an hour's swim below the collar",
        person="the lodger between my shoulders",
        speech="leave it open, it is cooler with a breeze",
        idea="what warms us from within keeps us up",
    ),
    hidden="the last of the footprints is only half there: it goes in under the pillow",
    avoid=(
        "Glow, stars, moon; anything like skin or a wound in the gap: hard edges, buttons and lining must say cloth. No walker is seen; "
        "no hands."
    ),
)
