// The field that a clue is written in: it grows with the words, so that one reads what one is about to tell.
import { t } from "../i18n";
import { LONGEST_CLUE } from "../state/types";

/** Letters a line on a phone: for browsers that do not make a field as high as its words. */
const LINE = 32;
const MOST_LINES = 3;

interface FieldProps {
  readonly text: string;
  readonly placeholder: string;
  readonly onText: (text: string) => void;
}

/** The field; Enter tells the clue, which is one line however many it takes here. */
export function ClueField({ text, placeholder, onText }: FieldProps) {
  return (
    <>
      <label class="visually-hidden" for="clue">
        {t("your-clue")}
      </label>
      <textarea
        class="input"
        id="clue"
        rows={Math.min(MOST_LINES, 1 + Math.floor(text.length / LINE))}
        maxLength={LONGEST_CLUE}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="sentences"
        enterkeyhint="send"
        onInput={(event) => onText(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => {
          // Enter that ends a word of an input method is not meant for the clue.
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </>
  );
}
