// The album as one file: the book as it stands, with styles, fonts and pictures in it. No script, nothing from elsewhere.
import sprite from "../sprite.svg";

/** So many bytes of pictures fit into twelve megabytes with all the rest, written in letters as they are. */
const MOST_PICTURES = 8_000_000;

/** Widths to which pictures are made smaller, one after the other, where they are too many or too large. */
const WIDTHS = [400, 320, 240, 160];

const QUALITY = 0.82;

interface Named {
  readonly title: string;
  readonly language: string;
  /** Of the file, without its ending. */
  readonly name: string;
}

function asText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function fetched(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.blob();
}

async function smaller(blob: Blob, width: number): Promise<Blob> {
  const picture = await createImageBitmap(blob);
  if (picture.width <= width) return blob;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((picture.height * width) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return made && made.size < blob.size ? made : blob;
}

/** How many bytes pictures take where each stands as often as it is shown. */
const weightOf = (shown: readonly string[], blobs: ReadonlyMap<string, Blob>): number =>
  shown.reduce((sum, address) => sum + (blobs.get(address)?.size ?? 0), 0);

/** The pictures at these addresses, small enough together. */
async function pictures(shown: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const addresses = [...new Set(shown)];
  const blobs = new Map<string, Blob>();
  for (const address of addresses) blobs.set(address, await fetched(address));
  for (const width of WIDTHS) {
    if (weightOf(shown, blobs) <= MOST_PICTURES) break;
    for (const address of addresses) blobs.set(address, await smaller(blobs.get(address) as Blob, width));
  }
  const texts = new Map<string, string>();
  for (const [address, blob] of blobs) texts.set(address, await asText(blob));
  return texts;
}

/** All styles of this page, what they name put into them. */
async function stylesOf(): Promise<string> {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const text = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
  const named = new Set([...text.matchAll(/url\("(\/[^"]+)"\)/g)].map((found) => found[1] ?? ""));
  const inside = new Map<string, string>();
  for (const address of named) inside.set(address, await asText(await fetched(address)));
  return text.replace(/url\("(\/[^"]+)"\)/g, (_, address: string) => `url("${inside.get(address)}")`);
}

/** The book without what is for the screen alone, each picture once: the large one where there is one. */
async function bookOf(book: HTMLElement): Promise<HTMLElement> {
  const copy = book.cloneNode(true) as HTMLElement;
  for (const only of copy.querySelectorAll(".al-keep")) only.remove();
  for (const large of copy.querySelectorAll<HTMLImageElement>("img.card-large")) {
    const small = large.previousElementSibling;
    if (!(small instanceof HTMLImageElement)) continue;
    large.alt = small.alt;
    large.classList.remove("card-large");
    small.remove();
  }
  const shown = [...copy.querySelectorAll("img")];
  const texts = await pictures(shown.map((image) => image.getAttribute("src") ?? ""));
  for (const image of shown) image.setAttribute("src", texts.get(image.getAttribute("src") ?? "") ?? "");
  return copy;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** Makes the file and hands it to the browser to keep; gives its size in bytes. */
export async function saveAsOneFile(book: HTMLElement, { title, language, name }: Named): Promise<number> {
  const [copy, styles] = [await bookOf(book), await stylesOf()];
  // Whatever a reader's program may try: nothing is loaded from anywhere, nothing runs.
  const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";
  const html = `<!doctype html>
<html lang="${language}" data-theme="${document.documentElement.dataset.theme ?? "night"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer"><title>${escaped(title)} · Moonhare</title>
<style>${styles.replaceAll("</", "<\\/")}</style></head>
<body><div class="album-page sky">${copy.outerHTML}</div><div hidden>${sprite}</div></body></html>
`;
  const file = new Blob([html], { type: "text/html" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.html`;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers begin to read it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return file.size;
}
