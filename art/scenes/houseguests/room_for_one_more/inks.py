"""The inks of the card."""

INK, BLUE, PLUM, PETROL = "#171a2b", "#36425f", "#412a44", "#2c4a52"
BONE, SKIN, PALE, HENNA = "#e4dac6", "#b07a5e", "#9db2c0", "#a8452f"
