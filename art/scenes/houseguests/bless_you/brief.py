"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Bless You",
    painter="E",
    hero="gigantic woman in a coat of dandelion clocks, bent by a sneeze, red hair flung past her shut eyes",
    place="post office, Ljubljana",
    layout=(
        "one night-blue coat humps over the left two thirds and leaves below; out of its straw collar a pale profile, and a "
        "red mane that streams level to the right edge, above a small red upright on a block"
    ),
    incidents=(
        Incident(
            happens="the giantess sneezes over the counter, into her own handkerchief and past it; a lady who stands there holds hers up into the gale",
            wants="she wants to have been in time with it, for once",
        ),
        Incident(
            happens="on her back sits a little boy with a bowl beside him, turned the other way; a goldfish in it swims level",
            wants="the boy wants to keep it on even water all the way home",
        ),
    ),
    seen=(
        "Wall pale mint. Coat in night blue, seen from the side, cropped by the left and the lower edge, its hump at 200,235, "
        "its front at 535,780, three straw buttons from 475,860 down; the arm ends in a pocket at 310,960. All over it large "
        "grey dandelion clocks, 140 across; the one at 405,775 has lost half its seeds, and two such fly off in the air at "
        "730,495 and 768,395. Straw scarf from 220,440 to 500,730. Profile to the right, tilted down: ear 430,370, pearl 396,455, "
        "eye squeezed shut at 545,445, red tip of the nose 615,520; from it a white handkerchief with slate stripes hangs to "
        "560,800, one corner blown to 690,590, and hides mouth and hand, far sleeve below. Hair from the nape 340,540 over 420,160 to the right edge. Counter at the "
        "lower right from 510,930, walnut. On it the lady, 270 high, at 735,770, amused, red coat, handkerchief, hair and striped "
        "scarf blown to the right. Two letters at 670,353 and 750,118. Boy of 5 on the hump at 165,110, "
        "profile to the left, a goldfish bowl at 66,210."
    ),
    people=(
        "giantess of 40, fair, red-haired, dark coat, pearl earring; in the grip",
        "woman of 62, thin, olive skin, good coat; amused, a saint of tact",
        "boy of 5, fair, straw jumper; confident",
    ),
    things=(
        "red mane",
        "handkerchief",
        "dandelion clocks",
        "goldfish bowl",
    ),
    mood="mischief",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e7"),
        ("mint", "#c4d6c9"),
        ("linen", "#e8dccb"),
        ("shell", "#e6b9a4"),
        ("straw", "#e1cd92"),
        ("night", "#2a2f3d"),
        ("walnut", "#5b4135"),
        ("brick", "#b25a45"),
    ),
    edges="mixed",
    ground="wall, all along the top and under the chin",
    clues=Clues(
        feeling="hilarity",
        proverb="it's an ill wind",
        plot="three letters were delivered by it, one of them to the right person",
        title="The Great Exhale",
        memory="a laugh in the silent class",
        sound="the moment before, then everything",
        place="queue number two",
        person="she who always has a clean one",
        speech="that never happened",
        idea="discretion",
    ),
    hidden="she has one of her own, there in time; and there is not one ripple in the bowl",
    avoid="A shout. Snot, cartoon lines of wind. Specks: only large flying things, counted, two letters and two seeds. A label on a child.",
)
