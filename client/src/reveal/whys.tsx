// What computer players say of their votes: all of it where there is room, else one after the other.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { adopt } from "../parts/lazy";
import type { Said } from "./people";
import styles from "./whys.css?text";

adopt(styles);

/** So long each one stands that goes by itself. */
const EACH_MS = 3500;

/** One of them. */
export function Why({ said: { person, words } }: { readonly said: Said }) {
  return (
    <span class="why">
      <Badge symbol={person.symbol} kind={person.kind} label={person.name} />
      <q>{t("why-said", { words })}</q>
    </span>
  );
}

interface WhysProps {
  readonly all: readonly Said[];
  /** Whether they can be seen yet. */
  readonly shown: boolean;
  /** So many may still say something: they come while the points are told, and nothing is to move for them. */
  readonly awaited: number;
}

/** From so many on a second line is kept for them, where windows have room for one. */
const MANY_SAY = 3;

/** All of them. */
export function Whys({ all, shown, awaited }: WhysProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const lines = awaited === 0 ? undefined : awaited < MANY_SAY ? 1 : 2;
  const fits = useFits(box, all.map(({ words }) => words).join("\n"));
  const [turn, next] = useTurns(all.length, shown && !fits);
  if (all.length === 0 && lines === undefined) return null;
  const at = turn % all.length;
  const said = all[at];
  if (fits || !said || all.length === 1)
    return (
      <p class="whys" data-lines={lines} ref={box}>
        {all.map((one) => (
          <Why key={one.person.key} said={one} />
        ))}
      </p>
    );
  return (
    <p class="whys" data-lines={lines} ref={box}>
      <Why said={said} />
      <span class="whys-place" aria-hidden="true">
        {at + 1}/{all.length}
      </span>
      <button type="button" class="whys-next" aria-label={t("whys-next")} onClick={next} />
    </p>
  );
}

/** Whether all that is said fits into its place: measured with all of it there, anew in another window. */
function useFits(box: { readonly current: HTMLElement | null }, words: string): boolean {
  // Counted, for to ask how wide the window is has a browser lay out a page that is not drawn to its end.
  const [windows, look] = useState(0);
  const measured = `${windows} ${words}`;
  const [found, setFound] = useState({ fits: true, of: "" });
  useEffect(() => {
    const again = () => look((count) => count + 1);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  const known = found.of === measured;
  useLayoutEffect(() => {
    const place = box.current;
    if (place && !known) setFound({ fits: place.scrollHeight <= place.clientHeight + 1, of: measured });
  });
  return !known || found.fits;
}

/** Whose turn it is, and what gives it to the next: each has it once by itself, unless somebody touches them or wants no motion. */
function useTurns(count: number, going: boolean): [turn: number, next: () => void] {
  const [turn, setTurn] = useState(0);
  const [touched, setTouched] = useState(false);
  const goes = going && !touched && turn < count && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => setTurn(turn + 1), EACH_MS);
    return () => clearTimeout(timer);
  }, [goes, turn]);
  return [
    turn,
    () => {
      setTouched(true);
      setTurn(turn + 1);
    },
  ];
}
