// Installs the service worker, where the browser has one (it has none on plain http) and once the page has settled.
const WAIT_MS = 3000;

/** Asks the browser to keep the client's files on this device, without disturbing the first load. */
export function followOffline(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const install = () =>
    navigator.serviceWorker.register("/static/worker.js", { scope: "/" }).catch(() => {
      // A browser that refuses it, in a private window for instance, plays without.
    });
  const later = () => setTimeout(install, WAIT_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
