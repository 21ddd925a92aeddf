"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="woman asleep bolt upright while a stranger's finger and thumb carry a little ladder past her ear",
    place="back row of the assembly hall, Praia",
    layout=(
        "brown oval under a black cloud of hair that the top crops; one red-brown ladder slants through the pale strip "
        "to its right; a round plum cuff with a striped inside fills the lower right corner"
    ),
    incidents=(
        Incident(
            happens="a ladder hardly longer than her face is carried aslant through the air beside her head, and touches nothing",
            wants="whoever holds it wants to set it down without a sound",
        ),
        Incident(
            happens="two minute laced boots, white, stand on the stripes inside the wide sleeve's mouth, taken off",
            wants="whoever wore them wants to make no noise",
        ),
    ),
    seen=(
        "Seen from very near and in front. Head tilted by 6 degrees: face from 80,310 to 560,940, two shut lids that "
        "differ, the left one narrow at 190,545, the right one domed at 410,570, their lashes on the cheek, a smile begun at "
        "380,780. A red-brown ladder in the air, clear of her, from 543,879 between jaw and sleeve up to 763,397 on the paper. "
        "Tan hand from 800,780: thumb before the rail at 610,750, index behind it, three fingers held away up to 690,570. "
        "Plum sleeve with a round mouth from 800,730 to 465,1190, striped inside in henna and straw; in it at 555,1075 the "
        "boots with henna laces. "
        "Hair with one white lock up to the upper edge. Pleated collar at 290,1030, mint stripes below, a cane chair's "
        "round back behind."
    ),
    people=(
        "woman of 55, broad, brown skin, black hair with one white lock, asleep, content at one corner of the mouth",
        "somebody with a tan hand in a vast plum sleeve, patient, otherwise beyond the edge",
    ),
    things=(
        "ladder",
        "laced boots",
        "sleeve",
        "cane chair",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("linen", "#ede3d2"),
        ("chalk", "#f8f4ea"),
        ("straw", "#e8c97f"),
        ("pale mint", "#cbdccf"),
        ("skin", "#94603f"),
        ("henna", "#b0532c"),
        ("ink plum", "#2a2030"),
    ),
    edges="all torn",
    ground="linen to both sides of the hair, and the pale cane of the chair",
    clues=Clues(
        feeling="being visited without being woken",
        proverb="leave your boots at the foot of other people's dreams",
        plot="every Tuesday someone went up, and every Wednesday she knew a new song",
        title="The Upper Floor",
        memory="an aunt who kept everything in her hair",
        sound="bare feet on a rung",
        place="somewhere behind the temple",
        person="the one who stays below and holds on",
        speech="ten minutes, and touch nothing",
        idea="trespass",
    ),
    hidden="the boots are far too small for the hand, and the mouth of the woman smiles on one side",
    avoid=(
        "A ladder that points at an eye or rests on a lid. Somebody on the rungs. A hand that presses. Lids alike on "
        "both sides. Anything at her throat."
    ),
)
