// A button that opens a short list of things to do. Arrow keys move, Escape, Back and a click elsewhere close it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useBack } from "./back";
import { Icon } from "./icon";

export interface MenuProps {
  /** Words of the button for those who do not see its icon. */
  readonly label: string;
  readonly icon?: string;
  /** What the button shows in place of an icon, and then looks like. */
  readonly face?: ComponentChildren;
  /** `MenuItem`s and rules. */
  readonly children: ComponentChildren;
}

/** The distance in pixels that the list keeps from the edge of the page. */
const EDGE = 8;

/** Shows the button, and the list while it is open. */
export function Menu({ label, icon = "menu", face, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  useBack(open, () => setOpen(false));
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (!open) return;
    items()[0]?.focus({ preventScroll: true });
    const shown = document.getElementById(list);
    // It hangs from the button's end; near the page's other edge it is pushed back in.
    const beyond = EDGE - (shown?.getBoundingClientRect().left ?? EDGE);
    if (shown && beyond > 0) shown.style.insetInlineEnd = `${-beyond}px`;
    shown?.scrollIntoView({ block: "nearest" });
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") {
      setOpen(false);
      box.current?.querySelector("button")?.focus();
    } else if (to === undefined) return;
    else all[(to + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled for the items inside
    <div class="menu" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        class={face ? "menu-face" : "icon-btn"}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {face ?? <Icon name={icon} />}
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: every item inside is a button or a link of its own
        <div
          class="menu-list"
          role="menu"
          id={list}
          aria-label={label}
          onClickCapture={() => {
            // The item goes; a sheet that it opens, which may be there before the click has come up here, gives the focus
            // back to what has it now.
            box.current?.querySelector("button")?.focus({ preventScroll: true });
          }}
          onClick={() => setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export interface MenuItemProps {
  readonly icon?: string;
  readonly onClick?: () => void;
  /** Makes it a link. */
  readonly href?: string;
  readonly danger?: boolean;
  readonly children: ComponentChildren;
}

/** One thing to do, or one page to open. */
export function MenuItem({ icon, onClick, href, danger = false, children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  const look = { class: "menu-item", role: "menuitem", "data-danger": danger ? "" : undefined } as const;
  return href ? (
    <a {...look} href={href} target={href.startsWith("http") ? "_blank" : undefined} rel="noopener" onClick={onClick}>
      {inside}
    </a>
  ) : (
    <button type="button" {...look} onClick={onClick}>
      {inside}
    </button>
  );
}
