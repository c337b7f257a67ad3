"""The game colours in a terminal: each with its one symbol, the same in all games."""

SYMBOL = {
    "red": "◆",
    "blue": "☾",
    "green": "♣",
    "gold": "☀",
    "black": "■",
    "white": "△",
}
STYLE = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "gold": "yellow",
    "black": "white",
    "white": "bright_white",
}
