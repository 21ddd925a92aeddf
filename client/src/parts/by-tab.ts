// Whether somebody goes through the page by the Tab key. Such a one may read with keys that a screen reader keeps to itself.

let byTab = false;

/** Looks after it from now on; a touch says otherwise again. */
export function followTab(): void {
  addEventListener("keydown", ({ key }) => (byTab ||= key === "Tab"), true);
  addEventListener("pointerdown", () => (byTab = false), true);
}

/** Whether the last who moved about here did so by Tab. */
export const goesByTab = (): boolean => byTab;
