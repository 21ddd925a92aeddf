// The people of a scored round and their rabbits, as the screens of points draw them.
import type { Rabbit } from "../cards/trail";
import { list } from "../i18n";
import type { Outcome, Side, TableView } from "../state/types";
import { type Person, peopleOf } from "../table/people";
import { targetOf } from "./say";

/** The people of a scored round, its storyteller with ears: those who played it, whoever has come into a seat since. */
export function tellersOf(view: TableView, outcome: Outcome): Person[] {
  const played = view.public.played;
  return peopleOf(view).map((person) => {
    const name = played[person.seat] ?? person.name;
    const you = person.you && name === person.name;
    return { ...person, name, you, storyteller: person.seat === outcome.storyteller };
  });
}

/** What a computer player says of its vote. */
export interface Said<Who = Person> {
  readonly person: Who;
  readonly words: string;
}

/** What was said of a round's votes: by the storyteller, by those who found their card, by the others; each in the order of seats. */
export function saidOf<Who>(
  whys: readonly (string | null)[] | undefined,
  people: readonly Who[],
  outcome: Outcome,
): Said<Who>[] {
  const target = targetOf(outcome);
  const rank = (seat: number) => {
    if (target === null) return 0;
    return seat === outcome.storyteller ? 0 : outcome.ballots[seat]?.slots.includes(target) ? 1 : 2;
  };
  return people
    .flatMap((person, seat) => {
      const words = whys?.[seat];
      return words ? [{ seat, said: { person, words } }] : [];
    })
    .sort((one, other) => rank(one.seat) - rank(other.seat))
    .map(({ said }) => said);
}

/** How many computer players may say something of a round. */
export function speakersOf(view: TableView, people: readonly Person[]): number {
  return view.public.says_why ? people.filter(({ kind }) => kind === "computer").length : 0;
}

/** The rabbits of a round's points, one a side. */
export function rabbitsOf(
  people: readonly Person[],
  sides: readonly Side[],
  points: readonly number[],
  mover: number | null,
): Rabbit[] {
  return sides.flatMap((seats, key) => {
    const who = seats.flatMap((seat) => people[seat] ?? []);
    const name = list(who.map((person) => person.name));
    const symbols = who.map((person) => person.symbol);
    const you = who.some((person) => person.you);
    return who.length === 0 ? [] : [{ key, name, symbols, points: points[key] ?? 0, you, hopping: mover === key }];
  });
}
