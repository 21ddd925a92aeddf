"""A player that looks at the pictures: it has a vision-language model choose, and plays what of that is allowed.

Owns what the model is asked and how its answer is read. Knows no endpoint, no files and no clock: pictures and
conversations are handed in. The model sees pictures and numbers, never ids, titles, names or points.
"""

from moonhare.players.seeing.asking import Question, ask_again, question
from moonhare.players.seeing.messages import Address, Message, Picture, Text
from moonhare.players.seeing.player import Ask, Eyes, SeeingPlayer, UnansweredError
from moonhare.players.seeing.reading import UnfitError, read_answer

__all__ = [
    "Address",
    "Ask",
    "Eyes",
    "Message",
    "Picture",
    "Question",
    "SeeingPlayer",
    "Text",
    "UnansweredError",
    "UnfitError",
    "ask_again",
    "question",
    "read_answer",
]
