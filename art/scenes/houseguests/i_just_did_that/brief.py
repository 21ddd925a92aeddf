"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Just Did That",
    painter="B",
    hero="heavy man in hat and coat who storms off, wet blue paint from brim to hem",
    place="hall of a town house, half painted, Recife",
    layout=(
        "one huge blue figure leaning to the left, cropped at the shins, before bare paper; behind his back a painted wall "
        "with a gap of a man's shape, and who painted it"
    ),
    incidents=(
        Incident(
            happens=(
                "a man walks off blue all over, and the fresh wall behind him is bare in the shape of a man with hat and "
                "flowers; the painter stands before the gap, her back to us"
            ),
            wants="he wants to be gone before anybody asks for whom the flowers were",
        ),
        Incident(
            happens="under the arch of his legs a hedgehog walks the other way with a lit candle on its back",
            wants="the hedgehog wants to arrive before the candle has burnt down",
        ),
    ),
    seen=(
        "Blue man 55 to 800, 70 to 1200: hat brim 95 to 490 at 190, face in profile to the left, one white eye at 205,270, black "
        "brow, moustache. A raised fist at 90,570, the other before his coat at 350,720. Coat flies to the right edge at "
        "1300 of 1800. Drips. Blue wall from 430 to the right edge, down to 640; in it a bare shape, hat at 610,210, flowers at "
        "480,290. Painter from behind at 750,410, 470 high, white headcloth, yellow smock, apron bow, hands in pockets. Pot at "
        "her feet. Hedgehog 350 to 600 at 1130, to the right, candle at 440,1030. Floor pale grey, drops on it."
    ),
    people=(
        "man of 50, heavy, hat, coat, moustache, all of one wet blue; furious",
        "house painter of 34, from behind, headcloth; silent",
    ),
    things=(
        "gap in the paint",
        "bunch of flowers that is only a shape",
        "pot of paint",
        "hedgehog with a candle",
    ),
    mood="anger",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("cement", "#a8a294"),
        ("bone", "#ddd2bc"),
        ("umber", "#5c4538"),
        ("mustard", "#a88844"),
        ("dull blue", "#4f6f86"),
        ("brown", "#7c5240"),
        ("brown-black", "#2a2421"),
    ),
    edges="all brush",
    ground="wall above the banister, upper left, bare bone",
    clues=Clues(
        feeling="exasperation",
        proverb="a woman's work is never done",
        plot="the painter's children were told to keep off the steps until the blue was dry",
        title="The Eleventh Step",
        memory="being shouted at for what my brother did",
        sound="bristles on stone",
        place="between two floors",
        person="the one who has to do it twice",
        speech="wipe your feet",
        idea="futility",
    ),
    hidden="one of the footprints points downwards and has six toes",
    avoid=(
        "A servant as a type: she is the owner of the rage and the biggest thing here. Pretty splash. A face of "
        "pain. The man must not listen to her or she to him."
    ),
)
