// The pace of a table in words, for those who do not set it.
import { language, list, t } from "../i18n";
import type { Pace } from "../protocol";
import { lasting } from "./face";

const PARTS = ["clue", "give", "vote", "points"] as const;

/** "clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts"; nothing where no part has an end. */
function timesOf(pace: Pace): string {
  const parts = PARTS.flatMap((part) => {
    const seconds = pace[part] ?? null;
    return seconds === null ? [] : t("pace-part", { part, time: lasting(seconds * 1000, language.value, "short") });
  });
  return parts.length === 0 ? "" : t("pace-told", { parts: list(parts, "unit"), hard: pace.hard ? "yes" : "no" });
}

/** What a pace is called, and what its times are; one over days says what that means, and the host's own are "theirs" to nobody. */
export function paceWords(pace: Pace): string {
  const name = t(`pace-${pace.name}`);
  if (pace.name === "days") return `${name}. ${t("pace-days.hint")}`;
  const times = timesOf(pace);
  if (times === "") return name;
  return pace.name === "own" ? times : `${name} (${times})`;
}

/** One line. */
export function PaceLine({ pace }: { readonly pace: Pace }) {
  return (
    <p class="small muted">
      {t("time")}: {paceWords(pace)}
    </p>
  );
}
