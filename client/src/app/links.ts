// The source of what runs here, which the licence asks to offer: from the server itself, or where its host says.
const told = document.querySelector<HTMLMetaElement>('meta[name="moonhare-source"]')?.content ?? "";

/** Where the running program's source is to be had; null where the page was not served by a server of ours. */
export const SOURCE: string | null = /^(https?:\/)?\//.test(told) ? told : null;
