// What may be done about a line: hide its speaker from oneself; the host mutes; it is taken away.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { say } from "../net/act";
import { useBack } from "../parts/back";
import { Icon } from "../parts/icon";
import type { Line } from "../protocol";
import { isHost, me, memberOf, myself } from "../state/table";
import { rules } from "../state/talk";
import { hide } from "./hidden";

/** The menu, at the foot of the panel. */
export function LineMenu({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useBack(true, onClose);
  // As a sheet does it: the focus goes back at once.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const { key, name } = line.by;
  const mine = key === me.value?.key;
  const host = isHost.value && line.to === null;
  const done = (run: () => unknown) => () => {
    onClose();
    run();
  };
  const muted = rules.value.muted.includes(key);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons about one line, no form
    <div class="line-menu" role="group" aria-label={t("talk-more", { name })} ref={box}>
      <p>
        <b>{name}</b>
      </p>
      {!mine && (
        <button type="button" onClick={done(() => hide(key, true))}>
          <Icon name="eye" />
          <span>{t("talk-hide", { name })}</span>
        </button>
      )}
      {host && !mine && memberOf(key)?.kind === "person" && (
        <button type="button" onClick={done(() => say({ type: "mute", key, muted: !muted }))}>
          <Icon name="hush" />
          <span>
            {t(muted ? "talk-unmute" : "talk-mute", { name })}
            {!muted && <small>{t("talk-mute.words", { name })}</small>}
          </span>
        </button>
      )}
      {((mine && myself.value) || host) && (
        <button type="button" class="bad" onClick={done(() => say({ type: "take-back", line: line.id }))}>
          <Icon name="close" />
          <span>{t("talk-take")}</span>
        </button>
      )}
      <button type="button" onClick={onClose}>
        <Icon name="back" />
        <span>{t("close")}</span>
      </button>
    </div>
  );
}
