// Saying something: a phrase that everybody reads in their own language, or words of one's own; to all, or where the
// table whispers to one's partner.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { say } from "../net/act";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { type Line, LONGEST_LINE, type Member } from "../protocol";
import { me, memberAt, myself, table } from "../state/table";
import { aside } from "./open";

const PHRASES: readonly NonNullable<Line["phrase"]>[] = [
  "take-your-time",
  "well-told",
  "too-hard",
  "nearly-there",
  "one-moment",
  "good-night",
];

/** The partner to whom one may whisper now, if any. */
function partner(): Member | null {
  const shown = table.value;
  const mine = shown?.members.findIndex((one) => one.key === myself.value?.key) ?? -1;
  if (shown?.stage !== "playing" || !shown.settings.whisper || mine < 0) return null;
  const pair = shown.teams.find((two) => two.includes(mine));
  const other = memberAt(pair?.find((seat) => seat !== mine) ?? -1);
  return other?.kind === "person" ? other : null;
}

/** The words being written outlive a panel that closes. */
let draft = "";

/** Phrases and the field. */
export function Send({ brief }: { readonly brief: boolean }) {
  const [text, write] = useState(draft);
  const [busy, setBusy] = useState(false);
  const other = partner();
  const whisper = aside.value && other !== null;
  const change = (words: string) => {
    draft = words;
    write(words);
  };
  const send = async () => {
    if (busy || text.trim() === "") return;
    setBusy(true);
    const verdict = await say({ type: "say", text: text.trim(), to_partner: whisper });
    setBusy(false);
    if (verdict.type === "accepted") change("");
  };
  const field = `say${brief ? "-brief" : ""}`;
  const asks = whisper && other ? t("talk-to", { name: other.name }) : t("talk-say");
  return (
    <div class="talk-foot">
      {other && (
        <fieldset class="to">
          <legend class="visually-hidden">{t("talk-hears")}</legend>
          <button type="button" class="tab" aria-pressed={!whisper} onClick={() => (aside.value = false)}>
            <Icon name="sound" />
            {t("talk-everybody")}
          </button>
          <button type="button" class="tab" aria-pressed={whisper} onClick={() => (aside.value = true)}>
            <Badge symbol={other.symbol} />
            {t("talk-only", { name: other.name })}
          </button>
        </fieldset>
      )}
      {!brief && !whisper && me.value && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a form
        <div class="quick" role="group" aria-label={t("talk-phrases")}>
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" onClick={() => say({ type: "say", phrase })}>
              {t(`phrase-${phrase}`)}
            </button>
          ))}
        </div>
      )}
      <form
        class="send"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="visually-hidden" for={field}>
          {asks}
        </label>
        <input
          class="input"
          id={field}
          maxLength={LONGEST_LINE}
          value={text}
          placeholder={asks}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="send"
          onInput={(event) => change(event.currentTarget.value)}
        />
        <button
          type="submit"
          class="icon-btn"
          aria-label={t("talk-send")}
          aria-busy={busy}
          disabled={text.trim() === ""}
        >
          <Icon name="plane" />
        </button>
      </form>
    </div>
  );
}
