// Where a clue is put into words: how it is given, the field, the button that tells it, the line below, a spark.
import type { ComponentChildren } from "preact";
import { named } from "../cards/card";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { type Clue, LONGEST_CLUE, type TellOptions } from "../state/types";
import { mediumIcon } from "./clue";
import { ClueField } from "./clue-field";
import type { Draft } from "./drafts";
import { useSpark } from "./spark";

/** From so many on one is told how many letters are left. */
const FEW_LETTERS = 40;

interface ComposerProps {
  readonly media: TellOptions["media"];
  readonly medium: Clue["medium"];
  readonly draft: Draft;
  /** Why it cannot be sent yet. */
  readonly lacks: string | null;
  /** The card that its button chooses first. */
  readonly offered: string | null;
  /** The card that it tells of. */
  readonly card: string | null;
  readonly busy: boolean;
  readonly table: string;
  /** The line below: what it lacks, or what there is to know. */
  readonly says: string;
  readonly lesson: ComponentChildren;
  /** Its words and the most that it may have, where they are counted. */
  readonly counted: { readonly count: number; readonly most: number } | null;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSend: () => void;
}

/** How the clue is given, its words, and the button that tells it. */
export function Composer({
  media,
  medium,
  draft,
  lacks,
  offered,
  card,
  busy,
  table,
  says,
  counted,
  lesson,
  onChange,
  onSend,
}: ComposerProps) {
  const written = medium === "text";
  const left = LONGEST_CLUE - draft.text.length;
  const spark = useSpark(table);
  const does = t(offered ? "look-choose" : written ? "tell-it" : `told-${medium}`);
  return (
    <form
      class="act composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {lesson}
      {media.length > 1 && (
        <fieldset class="tabs">
          <legend class="visually-hidden">{t("media")}</legend>
          {media.map((one) => (
            <button
              key={one}
              type="button"
              class="tab"
              aria-pressed={one === medium}
              onClick={() => onChange({ medium: one })}
            >
              <Icon name={mediumIcon(one)} />
              {t(`tab-${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div class="send" data-written={written || undefined}>
        <ClueField
          text={draft.text}
          placeholder={t(written ? "clue-placeholder" : "clue-placeholder-aloud")}
          onText={(text) => onChange({ text })}
        />
        <button
          type="submit"
          class="btn btn-primary"
          disabled={lacks !== null && !offered}
          aria-busy={busy}
          aria-label={named(does, offered ? [offered] : card ? [card] : [])}
          aria-describedby="clue-hint"
        >
          {does}
        </button>
      </div>
      <div class="composer-foot">
        <p class="hint" id="clue-hint">
          {counted && (
            <b class="clue-count" data-over={counted.count > counted.most || undefined}>
              {t("clue-words", counted)}
            </b>
          )}
          {left <= FEW_LETTERS && <b class="clue-count">{t("clue-letters", { left })}</b>}
          {says}
        </p>
        {spark.button}
        <p class="spark-words" role="status">
          {spark.words}
        </p>
      </div>
    </form>
  );
}
