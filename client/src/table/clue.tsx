// The clue, as it was told: written, or given aloud at the table.
import type { ComponentChildren } from "preact";
import { held, t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { Ring } from "../parts/ring";
import type { Clock } from "../state/clocks";
import type { Clue, TableView } from "../state/types";
import { type Person, peopleOf, teamsOf } from "./people";

const LONG = 60;
const VERY_LONG = 120;
const MEDIUM_ICONS: Record<Clue["medium"], string> = { text: "pen", said: "voice", sung: "sound", mimed: "mime" };

/** The icon of a way to give a clue. */
export function mediumIcon(medium: Clue["medium"]): string {
  return MEDIUM_ICONS[medium];
}

type Teller = Pick<Person, "name"> & Partial<Pick<Person, "you">>;

/** The words of a clue between the reader's quotation marks; its language is its author's. */
export function ClueText({ clue, teller }: { readonly clue: Clue; readonly teller: Teller | undefined }) {
  if (clue.text === "")
    return (
      <p class="clue-aloud">
        <Icon name={mediumIcon(clue.medium)} />
        <span>{t(`clue-${clue.medium}`, { name: teller?.name ?? "", you: teller?.you ? "yes" : "no" })}</span>
      </p>
    );
  return (
    <>
      <p class="clue-text" data-long={clue.text.length > VERY_LONG ? "very" : clue.text.length > LONG || undefined}>
        {t("quote-open")}
        <span lang="">{held(clue.text)}</span>
        {t("quote-close")}
      </p>
      {clue.medium !== "text" && (
        <p class="chip">
          <Icon name={mediumIcon(clue.medium)} />
          {t(`medium-${clue.medium}`)}
        </p>
      )}
    </>
  );
}

interface HeadProps {
  readonly teller?: Person | undefined;
  /** Runs until a computer player begins, in the place of the storyteller's badge. */
  readonly clock?: Clock | undefined;
  /** Who it is about, in small letters above. */
  readonly line: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** The area `clue`: a small line with the storyteller's badge, and below it the clue or what to do. */
export function ClueHead({ teller, clock, line, label, children }: HeadProps) {
  return (
    <section class="clue" aria-label={label}>
      <p class="clue-by">
        {teller && <Badge symbol={teller.symbol} kind={teller.kind} storyteller />}
        {clock && <Ring clock={clock} says={(seconds) => t("ring-announce", { seconds })} />}
        <span>{line}</span>
      </p>
      {children}
    </section>
  );
}

/** The clue with whose it is, and what else stands below it. */
export function ClueOf({ view, children }: { readonly view: TableView; readonly children?: ComponentChildren }) {
  const game = view.public.game;
  const teller = peopleOf(view)[game?.storyteller ?? -1];
  if (!game?.clue || !teller) return null;
  const partner = teamsOf(view)
    .find((two) => two.some((one) => one.storyteller))
    ?.find((one) => !one.storyteller);
  const line = teller.you
    ? t("your-clue")
    : partner
      ? t("clue-of-team", { name: teller.name, partner: partner.name })
      : t("clue-of", { name: teller.name });
  return (
    <ClueHead teller={teller} line={line} label={t("the-clue")}>
      <ClueText clue={game.clue} teller={teller} />
      {children}
    </ClueHead>
  );
}
