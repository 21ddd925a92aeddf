// How long each part of a round may take: one switch for the host, a line for the others.
import { t } from "../i18n";
import { act } from "../net/act";
import { Pick, Stepper, Switch } from "../parts/fields";
import { type ChooseTime, type Limits, LONGEST_PART, SHORTEST_PART, type TablePublic } from "../protocol";
import { isHost } from "../state/table";
import { PaceLine } from "../time/pace";

/** In the order in which they are offered; a pace or a part without its place here is an error of the build. */
const PACES = ["none", ...keys<PaceName>({ relaxed: 1, brisk: 1, quick: 1, days: 1, own: 1 })] as const;
const PARTS = keys<keyof Limits>({ clue: 1, give: 1, vote: 1, points: 1 });
/** What one's own times begin with. */
const FIRST = { clue: 90, give: 60, vote: 60, points: 30 };

type PaceName = NonNullable<ChooseTime["pace"]>;
type Pace = (typeof PACES)[number];

function keys<Key extends string>(all: Readonly<Record<Key, 1>>): readonly Key[] {
  return Object.keys(all) as Key[];
}

function choose(pace: Pace, hard: boolean, limits: Partial<Record<(typeof PARTS)[number], number | null>> = FIRST) {
  if (pace === "none") return act({ type: "choose-time", pace: null });
  return act({ type: "choose-time", pace, hard, ...(pace === "own" && { limits }) });
}

/** The choice. */
export function TimeChoice({ shown }: { readonly shown: TablePublic }) {
  const pace = shown.time?.pace ?? null;
  if (!isHost.value) return pace && <PaceLine pace={pace} />;
  const hard = pace?.hard ?? false;
  const limits = Object.fromEntries(PARTS.map((part) => [part, pace?.[part] ?? null]));
  return (
    <div class="house time-choice">
      <Pick
        label={t("time")}
        hint={pace?.name === "days" ? t("pace-days.hint") : undefined}
        value={pace?.name ?? "none"}
        values={PACES.map((one) => ({ value: one, label: t(`pace-${one}`) }))}
        onChange={(value) => choose(value, hard)}
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
            least={SHORTEST_PART}
            most={LONGEST_PART}
            none={t("time-no-limit")}
            onChange={(value) => choose("own", hard, { ...limits, [part]: value })}
          />
        ))}
    </div>
  );
}
