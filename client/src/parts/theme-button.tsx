// The sun that changes night into paper, the moon that changes it back.
import { t } from "../i18n";
import { theme, themeIcon, toggleTheme } from "../theme";
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
      <Icon name={themeIcon()} />
    </button>
  );
}
