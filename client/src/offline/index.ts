// Installs the service worker, where the browser has one (it has none on plain http) and once the page has settled.
import { effect } from "@preact/signals";
import { language } from "../i18n";

const WAIT_MS = 3000;

/** Asks the browser to keep the client's files on this device, without disturbing the first load. */
export function followOffline(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const install = async () => {
    try {
      await navigator.serviceWorker.register("/static/worker.js", { scope: "/" });
      // What calls while no page is open speaks the language chosen here; it reads no other store of a page's.
      effect(() => {
        const said = new Response(language.value);
        void caches.open("language").then(
          (kept) => kept.put("/language", said),
          () => {},
        );
      });
    } catch {
      // A browser that refuses it, in a private window for instance, plays without.
    }
  };
  const later = () => setTimeout(install, WAIT_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
