// Where the keyboard, and whoever hears the page, go on when what had the focus has gone with its screen or its phase: in
// a game at the clue, above the cards of the new phase; elsewhere at the heading of the screen that has come.

interface Held {
  readonly element: Element;
  /** Whether it stood among what a phase shows. */
  readonly inGame: boolean;
  /** The heading of its screen. */
  readonly heading: Element | null;
}

/** What had the focus last. */
let last: Held | null = null;
/** Whether another screen has come, and nothing of it has the focus yet. */
let come = false;
/** Whether it is looked at once what has changed has been painted. */
let waits = false;

/** Looks after the focus from now on. What a screen is shown by may still be loaded, so it looks at every change. */
export function followFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    come = false;
    last = {
      element: target,
      inGame: target.closest("main.table") !== null,
      heading: document.querySelector("h1"),
    };
  });
  new MutationObserver(goOnSoon).observe(document.body, { childList: true, subtree: true });
}

/** Another screen is shown, or is about to be. */
export function beginAnew(): void {
  come = true;
  goOnSoon();
}

const isLost = () => last !== null && !last.element.isConnected;

/**
 * Gives the focus on once what has come has been painted: to focus something is to lay the page out, and while it is
 * still being built that is done for nothing, in the longest task that a slow phone has.
 */
function goOnSoon(): void {
  if (waits || !(come || isLost())) return;
  waits = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      waits = false;
      goOn();
    }),
  );
}

/** Gives the focus on, where it is lost and there is something to give it to. */
function goOn(): void {
  const lost = isLost();
  if (!come && !lost) return;
  const now = document.activeElement;
  if (now && now !== document.body) {
    come = false;
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  const inGame = lost && last?.inGame === true;
  // What goes while its screen stays leaves the browser at its place: Tab goes on from there.
  if (!come && !inGame && last?.heading?.isConnected) return;
  const clue = inGame ? document.querySelector<HTMLElement>("main.table .clue") : null;
  const place = clue ?? document.querySelector("h1");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
