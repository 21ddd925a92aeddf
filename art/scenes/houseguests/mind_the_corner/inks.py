"""The inks of the card: greys that lean to brown, and the one orange, which is the dog's."""

from typing import Final

ASH, CHARCOAL, PENCIL, CHALK, BONE = "#aea99f", "#302f31", "#6c6a69", "#efe9de", "#d6cdbe"
NIGHT: Final = "#232225"
BROWN, UMBER = "#8d7b70", "#78655b"
ORANGE, RUST, EMBER = "#d4702b", "#b4561f", "#8f4218"
LIGHT: Final = "#e48a45"
