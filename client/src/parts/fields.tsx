// Controls for values: a switch, a number between two bounds, a choice of words.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { toast } from "../state/toasts";
import { Icon } from "./icon";
import { numberIn } from "./number";

interface Labelled {
  readonly label: string;
  /** A smaller line under the label. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

function Words({ label, hint, hintId }: Labelled & { readonly hintId?: string }) {
  return (
    <span class="control-words">
      <span>{label}</span>
      {hint && (
        <span class="small muted" id={hintId}>
          {hint}
        </span>
      )}
    </span>
  );
}

/** On or off. */
export function Switch(props: Labelled & { readonly value: boolean; readonly onChange: (value: boolean) => void }) {
  return (
    <label class="switch">
      <Words {...props} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.value}
        checked={props.value}
        disabled={props.disabled}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.checked;
          // The table decides; until its view comes the control shows what it was.
          currentTarget.checked = props.value;
          props.onChange(wanted);
        }}
      />
    </label>
  );
}

export interface StepperProps extends Labelled {
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** Words for null, one step above `most`; without them there is no null. */
  readonly none?: string;
  /** Resolves when the table has decided. */
  readonly onChange: (value: number | null) => Promise<{ readonly type: "accepted" | "refused" }>;
}

/** A number between two bounds: typed, and brought within them on leaving the field, or one step at a time. */
export function Stepper({ value, least, most, none, onChange, ...words }: StepperProps) {
  // Somebody who taps quickly is ahead of the table: show and count on from what was tapped until its view has come,
  // which follows the answer.
  const [ahead, setAhead] = useState<{ readonly at: number; readonly open: number } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const { label, hint = t("from-to", { least, most }), disabled = false } = words;
  const now = value ?? most + 1;
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => setAhead((before) => (before?.open === 0 ? null : before)), [now]);
  const at = ahead?.at ?? now;
  const last = none === undefined ? most : most + 1;
  const set = async (wanted: number) => {
    if (wanted === at) return;
    setAhead((before) => ({ at: wanted, open: (before?.open ?? 0) + 1 }));
    const verdict = await onChange(wanted > most ? null : wanted);
    setAhead((before) => {
      if (before && before.open > 1) return { ...before, open: before.open - 1 };
      return before && verdict.type === "accepted" && before.at !== latest.current ? { ...before, open: 0 } : null;
    });
  };
  const read = typed === null ? undefined : numberIn(typed, { least, most, none });
  const meant = read === undefined ? at : (read ?? most + 1);
  const leave = () => {
    if (read != null && Number(typed) !== read) toast(`${label}: ${t("from-to", { least, most })}`, "bad");
    setTyped(null);
    void set(meant);
  };
  const step = (by: number) => {
    setTyped(null);
    void set(Math.min(last, Math.max(least, meant + by)));
  };
  const said = at > most ? (none ?? "") : String(at);
  const shown = typed ?? said;
  return (
    <div class="stepper">
      <label for={id}>
        <Words label={label} hint={hint} hintId={`${id}-hint`} />
      </label>
      <span class="stepper-box">
        <button
          type="button"
          class="icon-btn"
          aria-label={t("less", { what: label })}
          disabled={disabled}
          aria-disabled={at <= least}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autocomplete="off"
          enterkeyhint="done"
          aria-label={label}
          aria-describedby={`${id}-hint`}
          aria-valuenow={at > most ? undefined : at}
          aria-valuetext={said}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-invalid={
            typed !== null && typed !== "" && (read === undefined || Number(typed) > most) ? true : undefined
          }
          size={Math.max(3, shown.length)}
          disabled={disabled}
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by) step(by);
            else if (event.key === "Enter") leave();
            // What was typed is taken back first; a sheet that this stands in closes at the next one.
            else if (event.key === "Escape" && typed !== null) setTyped(null);
            else return;
            event.preventDefault();
          }}
        />
        <button
          type="button"
          class="icon-btn"
          aria-label={t("more", { what: label })}
          disabled={disabled}
          aria-disabled={at >= last}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

export interface PickProps<Value extends string> extends Labelled {
  readonly value: Value;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few words. */
export function Pick<Value extends string>({ value, values, onChange, ...words }: PickProps<Value>) {
  const id = useId();
  return (
    <div class="stepper">
      <label for={id}>
        <Words {...words} />
      </label>
      <select
        id={id}
        class="select"
        value={value}
        disabled={words.disabled}
        onChange={({ currentTarget }) => {
          const chosen = values[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
