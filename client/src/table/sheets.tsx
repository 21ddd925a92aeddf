// Sheets over the table: everybody's points and doings, and the discard pile, which everyone may look through.
import { Picture } from "../cards/card";
import { look } from "../cards/look";
import { doing } from "../cards/seats-bar";
import { standingOf } from "../final/standing";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { Sheet } from "../parts/sheet";
import { card as cardOf } from "../state/sets";
import { isBot } from "../state/table";
import type { TableView } from "../state/types";
import { ActForButton } from "./awaited";
import { useIdlers } from "./patience";
import { peopleOf, sidesOf } from "./people";

interface SheetProps {
  readonly view: TableView;
  readonly onClose: () => void;
}

/** How this game ends, in words. */
function goalWords(view: TableView): string {
  const { end, target_score: points, turns_each: turns } = view.public.settings;
  return t(`goal-${end}`, { points, turns, cards: view.public.game?.pile ?? 0 });
}

/** The standing now, what everybody is doing, and help for sleepers. */
export function ScoresSheet({ view, onClose }: SheetProps) {
  const game = view.public.game;
  const people = peopleOf(view);
  const sleepers = useIdlers(view);
  const places = standingOf(
    people.map((person) => person.points),
    sidesOf(view),
  );
  return (
    <Sheet title={t("scores")} onClose={onClose} narrow>
      <p class="small muted">{goalWords(view)}</p>
      <ol class="ranks-list">
        {places.map((place) => {
          const who = place.seats.flatMap((seat) => people[seat] ?? []);
          const words = who
            .flatMap((person) => [
              person.you && t("who-you"),
              isBot(person) && t("who-bot"),
              doing(person, game?.phase ?? ""),
            ])
            .filter(Boolean);
          return (
            <li key={place.seats[0]} class="rank">
              <span class="rank-no">{place.place}</span>
              <span class="row">
                {who.map((person) => (
                  <Badge key={person.key} symbol={person.symbol} kind={person.kind} storyteller={person.storyteller} />
                ))}
              </span>
              <span class="point-name">
                {list(who.map((person) => person.name))}
                {words.length > 0 && <span class="small muted rank-doing">{[...new Set(words)].join(", ")}</span>}
              </span>
              <span class="point-sum">{place.points}</span>
            </li>
          );
        })}
      </ol>
      {sleepers.length > 0 && (
        <div class="stack sleepers">
          <p class="small muted">{t("sleepers")}</p>
          <div class="act-row">
            {sleepers.map((person) => (
              <ActForButton key={person.key} person={person} />
            ))}
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** All cards that have been played, each to be looked at large. */
export function DiscardsSheet({ view, onClose }: SheetProps) {
  const discards = view.public.game?.discards ?? [];
  return (
    <Sheet title={t("discards")} onClose={onClose}>
      <p class="small muted">{t("discards-words", { count: discards.length, pile: view.public.game?.pile ?? 0 })}</p>
      {discards.length === 0 ? (
        <p class="empty sheet-empty">{t("discards-none")}</p>
      ) : (
        <ul class="discards">
          {discards.map((card) => (
            <li key={card}>
              <button
                type="button"
                class="card"
                aria-label={cardOf(card)?.title || t("look")}
                onClick={() => look(discards, card)}
              >
                <Picture id={card} alt="" lazy />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
