"""A player that asks a language model of yours. Needs Moonhare, and a model that is spoken to as OpenAI's are.

MODEL_URL=http://127.0.0.1:11434/v1/chat/completions MODEL=llama3.2 moonhare bot run model:Minded --table LINK
"""

import json
import os
import sys
import urllib.request

from moonhare.players import Knowledge, maker
from moonhare.rules.commands import CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.legal import open_slots
from moonhare.rules.views import View

URL = os.environ.get("MODEL_URL", "http://127.0.0.1:11434/v1/chat/completions")
PATIENCE = 12  # seconds; a connected player has 15 for a move

GAME = """You play a storytelling game. The storyteller says a clue for one of their pictures; the others each add a
picture that fits it; all but the storyteller guess which one was the storyteller's. A clue is good if some find it, not
all. Answer with nothing but a JSON object like {"numbers": [2], "clue": "a few words"}."""


class Minded:
    """Gives, votes and tells as the model says; where it fails, as `steady` does, and in all else."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        """Take what is known of the cards: `described` has what a model can read of each."""
        self.pictures, self.language = knowledge.described, knowledge.language
        self.usual = maker("steady")(knowledge, seed)
        self.recall = self.usual.recall

    def act(self, view: View) -> SeatCommand:
        """Have `steady` move, and ask the model whether it would do otherwise."""
        move = self.usual.act(view)
        try:
            return self.minded(view, move)
        except (OSError, ValueError, LookupError, TypeError) as error:
            print(f"No answer of the model's: {error!r}", file=sys.stderr)
            return move

    def minded(self, view: View, move: SeatCommand) -> SeatCommand:
        """Ask for each kind of move that the model has a part in."""
        own, table = view.own, view.public
        told = table.clue.text if table.clue else ""
        if isinstance(move, GiveCards):
            task = f"The clue is {json.dumps(told)}. Give the {len(move.cards)} that fit it best."
            return GiveCards(cards=tuple(own.hand[n - 1] for n in self.ask(task, own.hand, len(move.cards))["numbers"]))
        if isinstance(move, CastVotes):
            slots = open_slots(table, own.may.vote)
            task = f"The clue is {json.dumps(told)}. Guess which one is the storyteller's."
            answer = self.ask(task, [table.slots[slot - 1] for slot in slots], 1)
            return CastVotes(slots=(slots[answer["numbers"][0] - 1],), red=move.red)
        if isinstance(move, TellClue) and move.medium == "text" and move.card:
            most = own.may.tell.words or 6
            task = f"Choose one and tell a clue for it, in the language {self.language!r}, of {most} words at most."
            answer = self.ask(task, own.hand, 1)
            words = " ".join(str(answer["clue"]).split()[:most])[:240]
            return TellClue(medium="text", text=words or move.text, card=own.hand[answer["numbers"][0] - 1])
        return move

    def ask(self, task: str, cards: list, count: int) -> dict:
        """The model's answer about some pictures; raises `ValueError` where it names others, or too few."""
        shown = [self.pictures[card].description if card in self.pictures else "(unknown)" for card in cards]
        content = task + "".join(f"\n{number}. {picture}" for number, picture in enumerate(shown, 1))
        body = {
            "model": os.environ.get("MODEL", ""),
            "messages": [{"role": "system", "content": GAME}, {"role": "user", "content": content}],
        }
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('MODEL_KEY', '')}"}
        request = urllib.request.Request(URL, json.dumps(body).encode(), headers)  # noqa: S310 - your own address
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310
            text = json.load(reply)["choices"][0]["message"]["content"]
        answer = json.loads(text[text.index("{") : text.rindex("}") + 1])
        numbers = set(answer["numbers"])
        if len(numbers) != count or not numbers <= set(range(1, len(cards) + 1)):
            raise ValueError(f"{count} numbers from 1 to {len(cards)} were expected, not {answer['numbers']}")
        return answer
