// The four parts of a round, as the bar shows them.
import { t } from "../i18n";

const PARTS = [
  { name: "clue", phases: ["announcing", "telling"] },
  { name: "give", phases: ["giving"] },
  { name: "vote", phases: ["voting"] },
  { name: "score", phases: ["showing", "over"] },
] as const;

const holds = (phases: readonly string[], phase: string) => phases.includes(phase);

/** The part that a phase belongs to. */
export function phaseOf(phase: string): (typeof PARTS)[number]["name"] | undefined {
  return PARTS.find(({ phases }) => holds(phases, phase))?.name;
}

/** All four, with the present one. */
export function Phases({ now }: { readonly now: string }) {
  return (
    <ol class="phases" aria-label={t("phases")}>
      {PARTS.map(({ name, phases }) => {
        const current = holds(phases, now);
        return (
          <li key={name} class="phase" aria-current={current ? "step" : undefined}>
            <svg aria-hidden="true">
              <use href={`#m-${name}`} />
            </svg>
            <span class={current ? undefined : "visually-hidden"}>{t(`phase-${name}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
