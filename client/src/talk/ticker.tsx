// The latest line in one row under the bar, for as long as it takes to read it.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { Line } from "../protocol";
import { me, memberOf } from "../state/table";
import { latest, overSeats } from "../state/talk";
import { HareFace } from "./faces";
import { isHidden } from "./hidden";
import styles from "./talk.css?text";

adopt(styles);

const READ_MS = 7000;

/** A line is news for as long as it takes to read it. */
function usePassing(line: Line) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (latest.value === line) latest.value = null;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [line]);
}

function Words({ line, colon = false }: { readonly line: Line; readonly colon?: boolean }) {
  return (
    <span>
      <b>
        {line.to === null ? (
          line.by.name
        ) : (
          <>
            <Icon name="whisper" /> {t("talk-from-only", { name: line.by.name })}
          </>
        )}
        {colon && ":"}
      </b>{" "}
      {line.phrase ? t(`phrase-${line.phrase}`) : <span lang="">{line.text}</span>}
    </span>
  );
}

/** What was just said, and the faces that are shown, for a screen that nobody touches. */
export function Heard() {
  const line = latest.value;
  return (
    <div class="heard-box">
      <p class="heard-faces" aria-hidden="true">
        {[...overSeats.value.values()].map(({ id, key, face }) => {
          const member = memberOf(key ?? 0);
          return (
            <span key={id} data-nobody={member ? undefined : ""}>
              {member && <Badge symbol={member.symbol} kind={member.kind} />}
              <HareFace face={face} />
            </span>
          );
        })}
      </p>
      {line && <HeardLine line={line} />}
    </div>
  );
}

function HeardLine({ line }: { readonly line: Line }) {
  usePassing(line);
  return (
    <p class="heard" role="status">
      <Badge symbol={line.by.symbol} />
      <Words line={line} />
    </p>
  );
}

/** Whether somebody is somebody else, and one wants to hear of them. */
const isOther = (key: number | null) => key !== (me.value?.key ?? null) && !isHidden(key ?? 0);

const isNews = (line: Line) => isOther(line.by.key);

/** What was just said, for those who hear the page. */
export function Said({ line }: { readonly line: Line }) {
  return isNews(line) ? <Words line={line} colon /> : null;
}

/** The latest of the faces that others show, for them. */
export function SaidFaces() {
  const shown = [...overSeats.value.values()].filter((one) => isOther(one.key)).at(-1);
  if (!shown) return null;
  return (
    <span key={shown.id}>{`${memberOf(shown.key ?? 0)?.name ?? t("talk-watcher")}: ${t(`face-${shown.face}`)}`}</span>
  );
}

/** What was just said; a touch opens the talk. */
export function Running({ line, onOpen }: { readonly line: Line; readonly onOpen: () => void }) {
  usePassing(line);
  if (!isNews(line)) return null;
  return (
    <button type="button" class="ticker" onClick={onOpen}>
      <Badge symbol={line.by.symbol} />
      <Words line={line} />
      <Icon name="next" />
    </button>
  );
}
