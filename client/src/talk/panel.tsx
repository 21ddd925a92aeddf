// The talk of a table: what was said, faces, phrases, a field. It takes the picture's place, never the hand's or the button's.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { useBack } from "../parts/back";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { Line } from "../protocol";
import { isHost, me, myself } from "../state/table";
import { latest, rules, unread } from "../state/talk";
import { Faces } from "./faces";
import { HostMenu } from "./host";
import { LineMenu } from "./line-menu";
import { BRIEF, Log } from "./log";
import { covers, type Place, setOpen } from "./open";
import { Send } from "./send";
import styles from "./talk.css?text";

adopt(styles);

interface TalkProps {
  readonly place: Place;
  /** The last two lines and the field alone: beside the buttons of two partners. */
  readonly brief?: boolean;
}

/** The panel. */
export function TalkPanel({ place, brief = false }: TalkProps) {
  const [about, setAbout] = useState<Line | null>(null);
  const over = place === "over";
  const box = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(place, false);
    document.querySelector<HTMLElement>(".talk-button")?.focus();
  };
  useEffect(() => {
    if (!over) return;
    // What covers the page was asked for: one is in it, and where there is a keyboard in the field, which is the last of
    // all; that of a phone is not called up.
    const field = matchMedia("(pointer: fine)").matches && box.current?.querySelector<HTMLElement>("#say");
    (field || box.current)?.focus({ preventScroll: true });
  }, [over]);
  useBack(covers(place) && !brief, close);
  const news = unread.value;
  useEffect(() => {
    // Seen as it comes.
    if (news > 0 && (!brief || news <= BRIEF)) unread.value = 0;
    // And no news on the next screen.
    latest.value = null;
  }, [brief, news, latest.value]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={`talk panel ${over ? "talk-over" : ""}`}
      data-brief={brief || undefined}
      aria-label={t("talk")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || brief) return;
        event.stopPropagation();
        if (about) setAbout(null);
        else close();
      }}
    >
      {!brief && (
        <div class="talk-top">
          <h2>{t("talk")}</h2>
          <span class="push row">
            {isHost.value && <HostMenu />}
            <button type="button" class="icon-btn" aria-label={t("talk-close")} onClick={close}>
              <Icon name="close" />
            </button>
          </span>
        </div>
      )}
      <Log brief={brief} onAbout={setAbout} />
      {!brief && <Faces />}
      {!rules.value.on || (me.value && !isHost.value && rules.value.muted.includes(me.value.key)) ? (
        <Hushed />
      ) : myself.value ? (
        <Send brief={brief} />
      ) : (
        <p class="said-note">{t("talk-no-seat")}</p>
      )}
      {about && <LineMenu line={about} onClose={() => setAbout(null)} />}
    </section>
  );
}

/** Why there is no field. */
function Hushed() {
  const { on } = rules.value;
  return (
    <p class="hushed" role="status">
      <Icon name="hush" />
      <span>
        <b>{t(on ? "talk-you-muted" : "talk-is-off")}</b> {on && t("talk-own-faces")}
      </span>
    </p>
  );
}
