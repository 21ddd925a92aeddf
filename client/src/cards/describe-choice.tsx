// When descriptions of pictures are read: on demand, always, never.
import { t } from "../i18n";
import { DESCRIBING, describe, describing } from "../state/describing";

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
