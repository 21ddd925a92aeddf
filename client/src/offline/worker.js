// The service worker: the client's own files at once from this device, and a kind page where there is no network. It
// never answers for the server: no table, no view and no picture of a set is kept, no page is shown from before.
// A file of its own that the build fills in; another build is another worker, which takes over at once.
const BUILD = "[build]";
const CACHE = `moonhare-${BUILD}`;
/** What every page needs. */
const FILES = ["[files]"];
/** By language: title, words, button. */
const WORDS = { WORDS: 0 };
/** By language and kind of call: title, words with CODE for the table's. */
const CALLS = { CALLS: 0 };

const isOurs = (name) => name.startsWith("moonhare-");
/** Files that never change under their name: a hash or a version is part of it, or they are fonts. */
const isLasting = ({ pathname, searchParams }) =>
  pathname.startsWith("/static/") &&
  (/-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/.test(pathname) || searchParams.has("v") || pathname.endsWith(".woff2"));

addEventListener("install", (event) => {
  skipWaiting();
  // What does not come now is kept when a page asks for it.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES).catch(() => {})));
});

addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (isOurs(name) && name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(old());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(kindPage));
  else if (isLasting(address)) event.respondWith(kept(request));
});

addEventListener("push", (event) => event.waitUntil(called(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data));
});

/** Shows that it is somebody's turn: the server calls only whoever has no page of that table open. */
async function called(data) {
  const { kind, code } = data.json();
  const address = `/t/${code}`;
  const language = await chosen();
  const [title, words] = CALLS[language][kind] ?? CALLS[language]["your-turn"];
  await registration.showNotification(title, {
    body: words.replace("CODE", code),
    lang: language,
    tag: address,
    renotify: true,
    icon: "/static/icon-192.png",
    data: address,
  });
}

async function chosen() {
  const said = await caches.match("/language", { cacheName: "language" }).then((kept) => kept?.text());
  return [said, ...navigator.languages.map((one) => one.slice(0, 2))].find((one) => one in CALLS) ?? "en";
}

/** Goes to the table: to a page that shows it already, or to a new one. */
async function opened(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname === address);
  await (page ? page.focus() : clients.openWindow(address));
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === "basic") await cache.put(request, answer.clone());
  return answer;
}

/** A page of one piece, for nothing else can be had: it speaks the language chosen here, and tries again by itself. */
function kindPage() {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moonhare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>[style]</style></head><body><main><svg viewBox="0 0 48 48" aria-hidden="true">[icon]</svg>
<h1></h1><p></p><button type="button"></button></main><script>
const words = ${JSON.stringify(WORDS)};
const kept = (name) => { try { return localStorage.getItem("moonhare-" + name); } catch { return null; } };
const wanted = [kept("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
const language = wanted.find((one) => one in words) ?? "en";
const [title, text, again] = words[language];
document.documentElement.lang = language;
document.documentElement.dataset.theme = kept("theme") === "paper" ? "paper" : "night";
document.title = title + " · Moonhare";
document.querySelector("h1").textContent = title;
document.querySelector("p").textContent = text;
const button = document.querySelector("button");
button.textContent = again;
button.onclick = () => location.reload();
addEventListener("online", () => location.reload());
</script></body></html>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
