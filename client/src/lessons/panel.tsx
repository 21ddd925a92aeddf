// A lesson's panel: a hare looks over its edge, one sentence, a cross; the first one shows the way of a round too.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { tellersOf } from "../reveal/people";
import { pairState } from "../table/pair";
import { partnerOf, peopleOf } from "../table/people";
import { HareFace } from "../talk/faces";
import { giving, type Lesson, type LessonProps, points, telling, voting } from "./lesson";
import styles from "./lessons.css?text";
import { begin, close, closeAll, isFirst } from "./memory";
import type { Topic } from "./topic";

adopt(styles);

const WAY = ["clue", "give", "vote", "score"] as const;
const AT = { tell: "clue", give: "give", vote: "vote", points: "score" } as const;

function lessonOf({ view, kind, outcome, drafted = false }: LessonProps): Lesson {
  const people = peopleOf(view);
  const nameOf = (seat: number | null) => people[seat ?? -1]?.name ?? "";
  switch (kind) {
    case "tell":
      return telling(
        view,
        people.filter((one) => one.choosing && !one.you).map((one) => one.name),
        drafted,
      );
    case "give":
      return giving(view, nameOf, partnerOf(view)?.name ?? null, pairState(view)?.agreed);
    case "vote":
      return voting(view, nameOf, partnerOf(view)?.name ?? null);
    case "points":
      if (!outcome) throw new Error("points are of a round");
      return points(view, outcome, tellersOf(view, outcome));
  }
}

/** Shows the panel. */
export function Panel(props: LessonProps & { readonly topic: Topic; readonly round: string }) {
  const { kind, topic, round, view } = props;
  useEffect(() => begin(topic, round), [topic, round]);
  const { id, args, face } = lessonOf(props);
  // At the points the way has been gone.
  const first = kind !== "points" && isFirst(topic);
  return (
    <aside class="lesson" aria-label={t("lesson-title")} data-lesson={id}>
      <HareFace face={face} />
      <p>
        <b>{t(`lesson-${id}.head`, args)}</b> {t(`lesson-${id}`, args)}
      </p>
      <button type="button" class="icon-btn" aria-label={t("lesson-close")} onClick={() => close(topic, round)}>
        <Icon name="close" />
      </button>
      {first && (
        <ol class="lesson-way" aria-label={t("lesson-way")}>
          {WAY.map((part) => (
            <li key={part} aria-current={part === AT[kind] ? "step" : undefined}>
              <Icon name={`m-${part}`} />
              <span>
                {t(`lesson-way-${part}`, {
                  scoring: view.public.settings.scoring,
                  teams: view.public.teams.length > 0 ? "yes" : "no",
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {first && (
        <button type="button" class="lesson-never" onClick={closeAll}>
          {t("lesson-never")}
        </button>
      )}
    </aside>
  );
}
