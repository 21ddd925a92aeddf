// What several pages of the door share: that one has asked, and that one may look on meanwhile.
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { lostSeat, view as viewSignal } from "../state/table";
import { watching } from "../state/watching";
import { DoorPicture } from "./drawing";
import { offered } from "./offered";

interface AskedProps {
  readonly title: string;
  readonly words: string;
  readonly onBack?: (() => unknown) | undefined;
  /** What watching is called. */
  readonly watch?: string;
  /** A class for where it stands. */
  readonly place?: string;
}

/** What one is waiting for, and that one may watch meanwhile. */
export function Asked({ title, words, onBack, watch = "door-watch-meanwhile", place = "late-panel" }: AskedProps) {
  return (
    <section class={place} aria-labelledby="h-late">
      <div class="asked">
        <DoorPicture />
        <h2 id="h-late">{title}</h2>
        <p role="status">{words}</p>
      </div>
      <div class="late-acts">
        {lostSeat.value !== "moved" && <Watch words={watch} primary />}
        {onBack && (
          <button type="button" class="btn btn-large" onClick={onBack}>
            {t("door-take-back")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Leads from the door to the table as everybody may see it. */
export function Watch({ words, primary = false }: { readonly words: string; readonly primary?: boolean }) {
  return (
    <button
      type="button"
      class={`btn btn-large ${primary ? "btn-primary" : ""}`}
      onClick={() => {
        watching.value = true;
      }}
    >
      <Icon name="eye" />
      {t(words)}
    </button>
  );
}

/** Leads back to the door, from where one looks on. */
export function BackToDoor() {
  const view = viewSignal.value;
  if (!view) return null;
  return (
    <button
      type="button"
      class="watch-pill"
      onClick={() => {
        watching.value = false;
      }}
    >
      <Icon name="door" />
      {t(offered(view))}
    </button>
  );
}
