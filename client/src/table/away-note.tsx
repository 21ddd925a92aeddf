// Says who is away, so that nobody wonders why a computer plays for them.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { list, t } from "../i18n";
import { Icon } from "../parts/icon";
import type { Person } from "./people";

interface NoteProps {
  readonly people: readonly Person[];
  readonly phase: string;
  /** What else stands there. */
  readonly children?: ComponentChildren;
}

const READ_MS = 8000;

/** One line for all who are away; nothing while everybody is here. */
export function AwayNote({ people, phase, children }: NoteProps) {
  const away = people.filter((one) => one.kind === "person" && one.presence === "away" && !one.you);
  const who = String(away.map((one) => one.key));
  const [read, setRead] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRead(who), READ_MS);
    return () => clearTimeout(timer);
  }, [who]);
  return (
    <div class="note" role="status">
      {away.length > 0 && phase !== "over" && (
        <p class="banner away-note" data-read={read === who || undefined}>
          <Icon name="computer" />
          <span>{t("away-note", { names: list(away.map((one) => one.name)), count: away.length })}</span>
        </p>
      )}
      {children}
    </div>
  );
}
