// How long each part of a round may take: one switch for the host, a line for the others.
import { t } from "../i18n";
import { act } from "../net/act";
import { Pick, Stepper, Switch } from "../parts/fields";
import type { TablePublic } from "../protocol";
import { isHost } from "../state/table";

const PACES = ["none", "relaxed", "brisk", "quick", "days", "own"] as const;
const PARTS = ["clue", "give", "vote", "points"] as const;
const LEAST = 5;
const MOST = 3600;
/** What one's own times begin with. */
const FIRST = { clue: 90, give: 60, vote: 60, points: 30 };

type Pace = (typeof PACES)[number];

function choose(pace: Pace, hard: boolean, limits: Partial<Record<(typeof PARTS)[number], number | null>> = FIRST) {
  if (pace === "none") return act({ type: "choose-time", pace: null });
  return act({ type: "choose-time", pace, hard, ...(pace === "own" && { limits }) });
}

/** The choice. */
export function TimeChoice({ shown }: { readonly shown: TablePublic }) {
  const pace = shown.time?.pace ?? null;
  if (!isHost.value) return pace && <p class="small muted">{[t("time"), t(`pace-${pace.name}`)].join(": ")}</p>;
  const hard = pace?.hard ?? false;
  const limits = Object.fromEntries(PARTS.map((part) => [part, pace?.[part] ?? null]));
  return (
    <div class="house time-choice">
      <Pick
        label={t("time")}
        value={pace?.name ?? "none"}
        values={PACES.map((one) => ({ value: one, label: t(`pace-${one}`) }))}
        onChange={(value) => choose(value as Pace, hard)}
      />
      {pace && pace.name !== "days" && (
        <Switch
          label={t("time-hard")}
          hint={t("time-hard-hint")}
          value={hard}
          onChange={(value) => choose(pace.name, value, limits)}
        />
      )}
      {pace?.name === "own" &&
        PARTS.map((part) => (
          <Stepper
            key={part}
            label={t(`time-${part}`)}
            value={pace[part] ?? null}
            least={LEAST}
            most={MOST}
            none={t("time-no-limit")}
            onChange={(value) => choose("own", hard, { ...limits, [part]: value })}
          />
        ))}
    </div>
  );
}
