// The rules of a table as a sheet, the reminder of how points are counted first.
import { useEffect, useState } from "preact/hooks";
import { speakOf, t } from "../i18n";
import { Sheet } from "../parts/sheet";
import type { TablePublic } from "../state/types";
import { PaceLine } from "../time/pace";
import { RulesText } from "./rules-text";
import "./pages.css";

export interface RulesSheetProps {
  readonly shown: TablePublic;
  readonly onClose: () => void;
}

/** Shows the sheet. */
export function RulesSheet({ shown, onClose }: RulesSheetProps) {
  const there = useWords();
  return (
    <Sheet title={t("rules-of", { edition: t(`edition-${shown.edition}`) })} onClose={onClose}>
      {there ? (
        <>
          {shown.time && <PaceLine pace={shown.time.pace} />}
          <RulesText settings={shown.settings} pileRounds={shown.pile_rounds} />
        </>
      ) : (
        <div class="skeleton page-waiting" aria-busy="true" />
      )}
    </Sheet>
  );
}

/** Whether the words of the longer texts have come; asks for them. */
export function useWords(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      speakOf("rules").then(
        () => here && setThere(true),
        () => {
          if (here) again = setTimeout(load, 2000);
        },
      );
    void load();
    return () => {
      here = false;
      clearTimeout(again);
    };
  }, []);
  return there;
}
