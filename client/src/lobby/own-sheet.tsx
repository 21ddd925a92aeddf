// One's own name and symbol, to change: each alone from the hare's menu, both from the heading.
import { useState } from "preact/hooks";
import { name, setName, setSymbol } from "../app/person";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { SymbolChoice } from "../parts/name-field";
import { Sheet } from "../parts/sheet";
import { myself, table } from "../state/table";
import { LONGEST_NAME, SYMBOLS } from "../state/types";

export type OwnChoice = "name" | "symbol" | "both";

const TITLES = { name: "change-name", symbol: "choose-symbol", both: "your-hare" } as const;

/** The sheet. */
export function OwnSheet({ what, onClose }: { readonly what: OwnChoice; readonly onClose: () => void }) {
  const mine = myself.value;
  if (!mine) return null;
  const free = SYMBOLS.filter((one) => !table.value?.members.some((member) => member.symbol === one));
  return (
    <Sheet title={t(TITLES[what])} onClose={onClose} narrow>
      <div class="stack">
        {what !== "name" && (
          <SymbolChoice
            symbol={mine.symbol}
            free={free}
            onSymbol={(symbol) => {
              if (what === "symbol") onClose();
              if (symbol === mine.symbol) return;
              setSymbol(symbol);
              void act({ type: "choose-symbol", symbol });
            }}
          />
        )}
        {what !== "symbol" && <NameForm onDone={onClose} />}
      </div>
    </Sheet>
  );
}

function NameForm({ onDone }: { readonly onDone: () => void }) {
  const [wanted, setWanted] = useState(myself.value?.name ?? name.value);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    const given = wanted.trim();
    if (!given) return setError(t("refusal-name-malformed"));
    if (given === myself.value?.name) return onDone();
    const verdict = await act({ type: "rename", name: given }, { quiet: true });
    if (verdict.type === "refused") return setError(wordsFor(verdict));
    setName(given);
    onDone();
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <div class="field">
        <label for="new-name">{t("your-name")}</label>
        <input
          class="input"
          id="new-name"
          data-first
          value={wanted}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "new-name-error" : undefined}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        {error && (
          <p class="field-error" id="new-name-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <button type="submit" class="btn btn-primary btn-block">
        {t("save")}
      </button>
    </form>
  );
}
