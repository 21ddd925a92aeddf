// What was said, one after the other, and what there is to know about it.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { say } from "../net/act";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { useScrollStop } from "../parts/scroll-stop";
import type { Line } from "../protocol";
import { isHost, me, memberOf, table } from "../state/table";
import { entries, held, isLine, rules, type ShownFace } from "../state/talk";
import { HareFace } from "./faces";
import { hiddenKeys, hide } from "./hidden";

/** So many lines stand there in brief. */
export const BRIEF = 2;

interface LogProps {
  readonly brief: boolean;
  readonly onAbout: (line: Line) => void;
}

/** The log; the newest stands at its foot and is told to those who do not see it. */
export function Log({ brief, onAbout }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrollStop(box);
  const hidden = hiddenKeys();
  const seen = entries.value.filter((entry) => !hidden.includes(isLine(entry) ? entry.by.key : (entry.key ?? 0)));
  const shown = brief ? seen.filter(isLine).slice(-BRIEF) : seen;
  const waiting = held.value;
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [shown.at(-1)?.id, waiting.length, rules.value, hidden.length]);
  useEffect(() => {
    // The newest stays in sight where the log gets less room: a banner that comes, a keyboard that opens.
    if (!box.current) return;
    const sized = new ResizeObserver(([entry]) => entry?.target.scrollTo({ top: entry.target.scrollHeight }));
    sized.observe(box.current);
    return () => sized.disconnect();
  }, []);
  const teams = (table.value?.teams.length ?? 0) > 0;
  const whisper = teams && table.value?.settings.whisper;
  return (
    <div
      class="chat-log"
      role="log"
      aria-live="polite"
      aria-label={t("talk")}
      ref={box}
      tabIndex={scrolls ? 0 : undefined}
    >
      {(teams || brief) && (
        <p class="said-note" aria-live="off">
          {t("talk-manners")}
        </p>
      )}
      {whisper && (
        <p class="said-note" aria-live="off">
          {t("talk-whispers")}
        </p>
      )}
      {!brief && shown.length === 0 && waiting.length === 0 && (
        <p class="said-note" aria-live="off">
          {t("talk-empty")}
        </p>
      )}
      {shown.map((entry) =>
        isLine(entry) ? (
          <SaidLine key={entry.id} line={entry} onAbout={brief ? undefined : onAbout} />
        ) : (
          <SaidFace key={entry.id} shown={entry} />
        ),
      )}
      {!brief && waiting.map((line) => <HeldLine key={line.id} line={line} />)}
      {!brief && <Notes hidden={hidden} />}
    </div>
  );
}

function wordsOf(line: Line): string {
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? "");
}

function SaidLine({ line, onAbout }: { readonly line: Line; readonly onAbout: ((line: Line) => void) | undefined }) {
  const mine = line.by.key === me.value?.key;
  const whispered = line.to !== null;
  const to = memberOf(line.to ?? 0)?.name ?? "";
  const head: ComponentChildren = whispered ? (
    <>
      <Icon name="whisper" />
      {t(mine ? "talk-to-only" : "talk-from-only", { name: mine ? to : line.by.name })}
    </>
  ) : mine ? null : (
    line.by.name
  );
  return (
    <div class="said" data-mine={mine || undefined} data-only={whispered || undefined}>
      {!mine && <Badge symbol={line.by.symbol} />}
      <p>
        {head && <b>{head}</b>}
        {/* whatever language it is in, and nothing but text */}
        <span lang={line.phrase ? undefined : ""}>{wordsOf(line)}</span>
      </p>
      {onAbout && (
        <button
          type="button"
          class="icon-btn said-more"
          aria-label={t("talk-more", { name: line.by.name })}
          onClick={() => onAbout(line)}
        >
          <Icon name="dots" />
        </button>
      )}
    </div>
  );
}

function SaidFace({ shown }: { readonly shown: ShownFace }) {
  const member = memberOf(shown.key ?? 0);
  const mine = member !== undefined && member.key === me.value?.key;
  return (
    <div class="said" data-mine={mine || undefined}>
      {!mine && member && <Badge symbol={member.symbol} kind={member.kind} />}
      <p class="said-face" data-nobody={member ? undefined : ""}>
        <span class="visually-hidden">
          {member?.name ?? t("talk-watcher")}: {t(`face-${shown.face}`)}
        </span>
        <HareFace face={shown.face} />
      </p>
    </div>
  );
}

/** A line that waits: its speaker is told, and the host decides. */
function HeldLine({ line }: { readonly line: Line }) {
  return (
    <div class="said said-held" data-mine={line.by.key === me.value?.key || undefined}>
      {line.by.key !== me.value?.key && <Badge symbol={line.by.symbol} />}
      <p>
        <b>{isHost.value ? t("talk-held", { name: line.by.name }) : t("talk-held-yours")}</b>
        <span lang="">{wordsOf(line)}</span>
        <span class="said-buttons">
          {isHost.value && (
            <button type="button" onClick={() => say({ type: "let-through", line: line.id })}>
              {t("talk-let-through")}
            </button>
          )}
          <button type="button" onClick={() => say({ type: "take-back", line: line.id })}>
            {t("talk-take")}
          </button>
        </span>
      </p>
    </div>
  );
}

/** Whom one has hidden or muted, with the way back. */
function Notes({ hidden }: { readonly hidden: readonly number[] }) {
  const muted = isHost.value ? rules.value.muted : [];
  return (
    <>
      {muted.map((key) => {
        const member = memberOf(key);
        return (
          member && (
            <p key={`muted-${key}`} class="said-note">
              {t("talk-muted", { name: member.name })}{" "}
              <button type="button" onClick={() => say({ type: "mute", key, muted: false })}>
                {t("talk-undo")}
              </button>
            </p>
          )
        );
      })}
      {hidden.map((key) => {
        const member = memberOf(key);
        return (
          member && (
            <p key={`hidden-${key}`} class="said-note">
              {t("talk-hidden", { name: member.name })}{" "}
              <button type="button" onClick={() => hide(key, false)}>
                {t("talk-show")}
              </button>
            </p>
          )
        );
      })}
    </>
  );
}
