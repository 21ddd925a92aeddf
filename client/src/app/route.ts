// Which page the address asks for, and moving between pages without loading anew.
import { computed, signal } from "@preact/signals";
import { whenStill } from "../parts/back";
import { findPlace, notePlace } from "./place";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "rules" }
  | { readonly page: "about" }
  | { readonly page: "table"; readonly code: string }
  /** The big screen; without a code it asks for one. */
  | { readonly page: "tv"; readonly code: string }
  | { readonly page: "album" | "replay"; readonly code: string; readonly game: number }
  | { readonly page: "shared-album"; readonly secret: string }
  | { readonly page: "nowhere" };

/** A part of an address without its escapes; empty where they stand for no letters. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Reads an address's path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").slice(1);
  const code = first === "t" && second ? plain(second) : "";
  if (code && rest.length === 0) return { page: "table", code };
  const [kind, game, ...more] = rest;
  if (code && (kind === "album" || kind === "replay") && /^[1-9]\d{0,5}$/.test(game ?? "") && more.length === 0)
    return { page: kind, code, game: Number(game) };
  const secret = first === "album" && rest.length === 0 ? plain(second) : "";
  if (secret) return { page: "shared-album", secret };
  if (first === "tv" && rest.length === 0) return { page: "tv", code: plain(second) };
  if (second) return { page: "nowhere" };
  if (first === "") return { page: "home" };
  if (first === "rules" || first === "about") return { page: first };
  return { page: "nowhere" };
}

const address = signal(location.pathname);

export const route = computed(() => routeOf(address.value));

/** Goes to another page of ours, or to a place in it. */
export function go(to: string, hash = ""): void {
  whenStill(() => {
    if (to !== location.pathname) {
      notePlace();
      history.pushState(null, "", to + hash);
    }
    address.value = to;
    scrollTo(0, 0);
  });
}

/** Makes the browser's back button and plain links of ours move within the page. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    // A sheet that closes is a step back, too, and changes no page.
    if (address.value === location.pathname) return;
    address.value = location.pathname;
    findPlace();
  });
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
    if (routeOf(link.pathname).page === "nowhere") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname, link.hash);
  });
}
