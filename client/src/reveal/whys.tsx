// What computer players say of their votes: one line, as many as fit into it; a touch begins with the next one.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Said } from "./people";

/** One of them. */
export function Why({ said: { person, words } }: { readonly said: Said }) {
  return (
    <span class="why">
      <Badge symbol={person.symbol} kind={person.kind} label={person.name} />
      <q>{t("why-said", { words })}</q>
    </span>
  );
}

/** All of them, for whoever touches them. */
export function Whys({ all }: { readonly all: readonly Said[] }) {
  const [turn, setTurn] = useState(0);
  if (all.length === 0) return null;
  const first = turn % all.length;
  const line = [...all.slice(first), ...all.slice(0, first)].map((said) => <Why key={said.person.key} said={said} />);
  if (all.length === 1) return <p class="whys">{line}</p>;
  return (
    <p class="whys">
      {line}
      <button type="button" class="whys-next" aria-label={t("whys-next")} onClick={() => setTurn(turn + 1)} />
    </p>
  );
}
