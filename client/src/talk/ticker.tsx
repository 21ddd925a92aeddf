// The latest line in one row under the bar, for as long as it takes to read it.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { Line } from "../protocol";
import { me } from "../state/table";
import { latest } from "../state/talk";
import { isHidden } from "./hidden";
import styles from "./talk.css?text";

adopt(styles);

const READ_MS = 7000;

/** What was just said; a touch opens the talk. */
export function Running({ line, onOpen }: { readonly line: Line; readonly onOpen: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (latest.value === line) latest.value = null;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [line]);
  if (line.by.key === me.value?.key || isHidden(line.by.key)) return null;
  return (
    <button type="button" class="ticker" onClick={onOpen}>
      <Badge symbol={line.by.symbol} />
      <span>
        <b>{line.by.name}</b> {line.phrase ? t(`phrase-${line.phrase}`) : line.text}
      </span>
      <Icon name="next" />
    </button>
  );
}
