// When descriptions of pictures are read: on demand, always, never.
import { t } from "../i18n";
import { DESCRIBING, describe, describing } from "../state/describing";

/** The three as a list to choose from. */
export function DescribeChoice({ onChosen }: { readonly onChosen: () => void }) {
  return (
    <div class="stack">
      {DESCRIBING.map((one) => (
        <label key={one} class="choice" data-chosen={describing.value === one ? "" : undefined}>
          <input
            type="radio"
            name="describing"
            checked={describing.value === one}
            onChange={() => {
              describe(one);
              onChosen();
            }}
          />
          <strong>{t(`describe-${one}`)}</strong>
          <span class="small">{t(`describe-${one}.hint`)}</span>
        </label>
      ))}
    </div>
  );
}
