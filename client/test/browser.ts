// What the sources expect of a browser, as far as tests need it; each test fills in the rest.
const kept = new Map<string, string>();

Object.assign(globalThis, {
  location: { protocol: "http:", host: "table.test", pathname: "/", hash: "", origin: "http://table.test" },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  },
  document: {
    visibilityState: "visible",
    documentElement: { lang: "en", dataset: {} },
    addEventListener: () => {},
    querySelector: () => null,
  },
  addEventListener: () => {},
});
Object.defineProperty(globalThis, "navigator", {
  value: { languages: ["en"], onLine: true },
  configurable: true,
});
