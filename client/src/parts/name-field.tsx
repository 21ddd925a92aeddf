// One's name at the table and the symbol that goes with it.
import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { LONGEST_NAME, type SeatSymbol, SYMBOLS } from "../state/types";
import { Badge } from "./badge";
import { Sheet } from "./sheet";

export interface NameFieldProps {
  readonly name: string;
  readonly symbol: SeatSymbol;
  /** Those that may be chosen; all, if not said. */
  readonly free?: readonly SeatSymbol[];
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly onName: (name: string) => void;
  readonly onSymbol: (symbol: SeatSymbol) => void;
}

/** One's name at the table, and the symbol that goes with it. */
export function NameField({ name, symbol, free = SYMBOLS, error, placeholder, onName, onSymbol }: NameFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  return (
    <div class="name-row">
      <button
        type="button"
        class="symbol-btn"
        aria-label={`${t("change-symbol")}: ${t(`symbol-${symbol}`)}`}
        onClick={() => setChoosing(true)}
      >
        <Badge symbol={symbol} />
      </button>
      <div class="field">
        <label for={id}>{t("your-name")}</label>
        <input
          class="input"
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={placeholder}
          autocomplete="nickname"
          autocapitalize="words"
          spellcheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      </div>
      {error && (
        <p class="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {choosing && (
        <Sheet title={t("choose-symbol")} onClose={() => setChoosing(false)} narrow>
          <SymbolChoice
            symbol={symbol}
            free={free}
            onSymbol={(chosen) => {
              setChoosing(false);
              onSymbol(chosen);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

export interface SymbolChoiceProps {
  readonly symbol: SeatSymbol;
  readonly free: readonly SeatSymbol[];
  readonly onSymbol: (symbol: SeatSymbol) => void;
}

/** All symbols, the taken ones dimmed. */
export function SymbolChoice({ symbol, free, onSymbol }: SymbolChoiceProps) {
  const isTaken = (one: SeatSymbol) => one !== symbol && !free.includes(one);
  return (
    <fieldset
      class="symbols"
      onKeyDown={(event) => {
        // It may stand in a form: Enter chooses here, as the space bar does, and sends nothing.
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (event.target instanceof HTMLInputElement) event.target.click();
      }}
    >
      <legend class="visually-hidden">{t("choose-symbol")}</legend>
      {SYMBOLS.map((one) => (
        <label
          key={one}
          class="symbol-choice"
          data-chosen={one === symbol ? "" : undefined}
          data-taken={isTaken(one) ? "" : undefined}
        >
          <input
            type="radio"
            name="symbol"
            aria-label={t(`symbol-${one}`)}
            checked={one === symbol}
            disabled={isTaken(one)}
            onClick={() => onSymbol(one)}
          />
          <Badge symbol={one} />
        </label>
      ))}
    </fieldset>
  );
}
