// Night or paper: which theme is shown, kept for the next visit. (old.js sets it before the first paint.)
import { signal } from "@preact/signals";
import { keep, recall } from "../state/kept";

export type Theme = "night" | "paper";

const GROUND: Record<Theme, string> = { night: "#131230", paper: "#f5ecd9" };

export const theme = signal<Theme>(recall("theme") === "paper" ? "paper" : "night");

/** Shows a theme. */
export function wear(wanted: Theme): void {
  theme.value = wanted;
  document.documentElement.dataset.theme = wanted;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[wanted]);
}

/** Changes to the other theme, for good. */
export function toggleTheme(): void {
  wear(theme.value === "night" ? "paper" : "night");
  keep("theme", theme.value);
}

/** The icon of the theme that a switch leads to. */
export function themeIcon(): "sun" | "moon" {
  return theme.value === "night" ? "sun" : "moon";
}
