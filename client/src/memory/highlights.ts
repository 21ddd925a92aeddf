// The cards that one wants to see once more, with what is said of them.
import { list, t } from "../i18n";
import type { Chronicle, ChronicleRound, Companion } from "../protocol";
import { cardsOf, peopleByKey, roundOf, type ToldCard, tellerOf } from "./rounds";

export interface Highlight {
  readonly kind: "finest" | "misled" | "agreed";
  readonly round: ChronicleRound;
  readonly card: ToldCard;
  /** Who told the clue, or gave the card. */
  readonly by: Companion | undefined;
  /** What they did. */
  readonly did: string;
  /** What came of it. */
  readonly came: string;
}

/** So many finders are named. */
const NAMED = 4;

/** The finest clue and the card that misled most, or the picture that most agreed on; those that somebody earned. */
export function highlightsOf(chronicle: Chronicle, you?: number): Highlight[] {
  const { finest, misled, agreed } = chronicle.honours;
  const all = [
    { kind: "finest" as const, honour: finest, votes: finest?.found ?? 0 },
    { kind: "misled" as const, honour: misled, votes: misled?.votes ?? 0 },
    { kind: "agreed" as const, honour: agreed, votes: agreed?.votes ?? 0 },
  ];
  return all.flatMap(({ kind, honour, votes }) => {
    const round = honour && roundOf(chronicle, honour.round);
    const card = round && cardsOf(round)[honour.slot - 1];
    if (!honour || !round || !card) return [];
    const by = card.owner;
    const who = { name: by?.name ?? "", you: by && by.key === you ? "yes" : "no" };
    const facts = {
      votes,
      voters: honour.voters,
      names: list(card.voters.map((one) => one.name)),
      teller: tellerOf(round)?.name ?? "",
      many: votes > NAMED ? "yes" : "no",
    };
    return { kind, round, card, by, did: t(`did-${kind}`, who), came: t(`came-${kind}`, facts) };
  });
}

export interface Mind {
  readonly who: readonly Companion[];
  readonly kind: "understood" | "guesser";
  readonly words: string;
}

/** Who understood each other best, and who guessed best. */
export function mindsOf(chronicle: Chronicle): Mind[] {
  const minds: Mind[] = [];
  const best = chronicle.honours.bonds.find((bond) => bond.best);
  if (best) {
    const [first = 0, second = 0] = best.found;
    const alike = first + second === 0;
    const keys = !alike && first === 0 ? [...best.keys].reverse() : best.keys;
    const who = peopleByKey(chronicle, keys);
    const how = alike ? "alike" : first && second ? "both" : "one";
    const [one, other] = who.map((person) => person.name);
    const names = list([one ?? "", other ?? ""]);
    minds.push({
      who,
      kind: "understood",
      words: t(`understood-${how}`, { names, one: one ?? "", other: other ?? "", count: best.times }),
    });
  }
  const guesser = chronicle.honours.guesser;
  if (guesser) {
    const who = peopleByKey(chronicle, guesser.keys);
    const names = list(who.map((person) => person.name));
    const facts = { names, people: who.length, count: guesser.found, of: guesser.of };
    minds.push({ who, kind: "guesser", words: t("guessed-best", facts) });
  }
  return minds;
}
