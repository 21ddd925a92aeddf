// A sheet over the page: rules, scores, the discard pile, a name to change. The native dialog keeps focus inside.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Aloud } from "./aloud";
import { useBack } from "./back";
import { Icon } from "./icon";
import { useScrollStop } from "./scroll-stop";

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** For a few words and buttons; else it is wide enough to read in. */
  readonly narrow?: boolean;
  readonly class?: string;
}

/** Shows a sheet as long as it is rendered; Escape, Back, the cross and a click beside it call `onClose`. */
export function Sheet({ title, onClose, children, narrow = false, class: also = "" }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrollStop(body);
  const heading = useId();
  useBack(true, onClose);
  // Not a plain effect: the focus goes back while the sheet leaves, before anybody has gone on to the next field.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const before = document.activeElement;
    shown.showModal();
    // Else the cross has the focus: where there is one thing to fill in, one begins with it.
    shown.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      shown.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog answers Escape by itself (onCancel)
    <dialog
      ref={dialog}
      class={`sheet ${narrow ? "sheet-narrow" : ""} ${also}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="icon-btn" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={body} class="sheet-body" {...(scrolls && { tabIndex: 0, role: "region", "aria-labelledby": heading })}>
        {children}
      </div>
      <Aloud layer />
    </dialog>
  );
}
