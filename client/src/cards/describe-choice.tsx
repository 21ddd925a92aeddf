// When descriptions of pictures are read: on demand, always, never.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { DESCRIBING, describe, describing, unasked } from "../state/describing";
import { tell } from "../state/heard";
import { game } from "../state/table";

/** The three as a list to choose from: buttons, for among radios each arrow on the way would choose. */
export function DescribeChoice({ onChosen }: { readonly onChosen: () => void }) {
  return (
    <div class="stack">
      {DESCRIBING.map((one) => (
        <button
          key={one}
          type="button"
          class="choice"
          aria-current={describing.value === one}
          data-chosen={describing.value === one ? "" : undefined}
          onClick={() => {
            describe(one);
            onChosen();
          }}
        >
          <strong>{t(`describe-${one}`)}</strong>
          <span class="small">{t(`describe-${one}.hint`)}</span>
        </button>
      ))}
    </div>
  );
}

/** The round in which this page has offered it. */
let offered: number | undefined;

/**
 * For the keyboard and for whoever hears the page, before the first hand: they would have to know of the menu to find the
 * descriptions. Seen only while it has the focus; whoever has chosen once, or goes on, is asked no more.
 */
export function DescribeOffer() {
  const button = useRef<HTMLButtonElement>(null);
  const round = game.value?.round;
  offered ??= round;
  const shown = unasked.value && round === offered;
  useLayoutEffect(() => {
    if (!shown) return;
    const hand = button.current?.parentElement;
    return () => {
      // It goes with the focus on it: the cards are next.
      if (!unasked.peek()) hand?.querySelector<HTMLElement>('button.card[tabindex="0"]')?.focus();
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <button
      ref={button}
      type="button"
      class="btn btn-small describe-offer"
      onClick={() => {
        describe("always");
        tell("table", [`${t("describe")}: ${t("describe-always")}. ${t("describe-always.hint")}`]);
      }}
    >
      {t("describe-offer")}
    </button>
  );
}
