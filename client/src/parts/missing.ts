// Parts of the page that do not come: how many are shown now, and the way out where they never will. A server that has
// been updated has its parts under other names; those that a page from before asks for are nowhere any more.
import { signal } from "@preact/signals";

/** How many parts should stand on the screen and are not there. */
export const missing = signal(0);

/** After so many failures in a row one that still has its name is not waited for either: some browsers never ask twice. */
const PATIENCE = 2;

/**
 * Loads the page anew where the server answers and its page is another one by now, or a part has failed often. Only once
 * for each build that a tab has shown, so that it never goes round: after that the way out is the button.
 */
export async function renew(failures: number): Promise<void> {
  const build = document.querySelector('script[type="module"]')?.getAttribute("src");
  if (!build) return;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok) return;
    const same = (await answer.text()).includes(build);
    if ((!same || failures >= PATIENCE) && isFirst(build)) location.reload();
  } catch {
    // No network or no storage: what is missing is asked for again, and the button stands there.
  }
}

function isFirst(build: string): boolean {
  const name = `moonhare-renewed${build}`;
  if (sessionStorage.getItem(name) !== null) return false;
  sessionStorage.setItem(name, "");
  return true;
}
