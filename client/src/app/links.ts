// Addresses outside: the source of what runs here, which the licence asks to offer.
const told = document.querySelector<HTMLMetaElement>('meta[name="moonhare-source"]')?.content ?? "";

/** Where the running program's source is to be had, as its host says; null where the host says nothing. */
export const SOURCE: string | null = /^https?:\/\//.test(told) ? told : null;
