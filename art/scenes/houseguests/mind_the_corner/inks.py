"""The inks of the card: greys that lean to brown, and one orange."""

from typing import Final

ASH, CHARCOAL, PENCIL, CHALK, BONE = "#aea99f", "#302f31", "#6c6a69", "#efe9de", "#d6cdbe"
ORANGE: Final = "#d4702b"
NIGHT: Final = "#232225"
BROWN: Final = "#8d7b70"
