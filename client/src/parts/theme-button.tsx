// The moon that changes night into paper and back.
import { t } from "../i18n";
import { theme, toggleTheme } from "../theme";
import { Icon } from "./icon";

/** Shows the button. */
export function ThemeButton() {
  return (
    <button
      type="button"
      class="icon-btn"
      aria-label={t(theme.value === "night" ? "theme-to-paper" : "theme-to-night")}
      onClick={toggleTheme}
    >
      <Icon name="theme" />
    </button>
  );
}
