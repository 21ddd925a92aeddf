"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Bless You",
    painter="E",
    hero="gigantic woman doubled over by a sneeze, red hair torn out of its pins and flung past her shut eyes",
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
            happens="on her back sits a little boy, label round his neck and suitcase packed, turned the other way",
            wants="the boy wants to be sent to his father and has the right stamps",
        ),
    ),
    seen=(
        "Wall pale mint. Coat in night blue, seen from the side, cropped by the left and the lower edge, its hump at 200,235, "
        "its front at 535,780, a row of buttons from 495,730 down; the arm ends in a pocket at 310,960. Straw scarf from "
        "220,440 to 500,730. Profile to the right, tilted down: ear 430,370, pearl 396,455, eye squeezed shut at 545,455, red tip of "
        "the nose 625,535, mouth at 540,575, over it a white "
        "handkerchief with a slate stripe in her fist at 550,670, far sleeve below. Hair from the nape 340,540 over 420,160 to the right edge at 800,40 and "
        "800,170. Counter at the lower right from 510,930, walnut. On it the lady, 320 high, at 735,760, amused, red coat, fist at "
        "620,605, handkerchief, hair, striped scarf and hat blown to the right. Four letters, two hairpins. Boy of 5 on the "
        "hump at 155,100, profile to the left."
    ),
    people=(
        "giantess of 40, fair, red-haired, dark coat, pearl earring; in the grip",
        "woman of 62, thin, olive skin, good coat; amused, a saint of tact",
        "boy of 5, label round the neck; confident",
    ),
    things=(
        "red mane",
        "handkerchief",
        "letters",
        "labelled boy",
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
    hidden="she has one of her own, there in time; and not one hair of the boy's has moved",
    avoid="A shout. Snot, cartoon lines of wind. Specks: only large flying things, counted, four letters, two pins and a hat.",
)
