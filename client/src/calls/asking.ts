// Being called when it is one's turn: what the browser allows, asking it and the server, and saying no again. Whether
// this browser is called for a table is kept here; the server keeps where. Absent on plain http.
import { signal } from "@preact/signals";
import { ask } from "../net/http";
import type { CallOffer } from "../protocol";
import { keep, recall } from "../state/kept";

/** What is so at a table: `no-way` (the browser or the server cannot), `denied` (the person told the browser no). */
export type Calls = "no-way" | "denied" | "off" | "on";
/** What came of asking; `later`: the network or the push service failed. */
export type Asked = "on" | "denied" | "no-way" | "later";

const KEPT = "calls";

/** Grows with each change, so that what shows it looks anew. */
export const changed = signal(0);

/** Whether this browser can be called at all. */
export function callable(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** What is so for a table, as far as this browser knows. */
export function callsOf(code: string): Calls {
  if (!callable()) return "no-way";
  if (Notification.permission === "denied") return "denied";
  return recall(`${KEPT}/${code}`) === "on" && Notification.permission === "granted" ? "on" : "off";
}

/** Whether the offer was turned down at this table. */
export const declined = (code: string): boolean => recall(`${KEPT}/${code}`) === "no";

function note(code: string, answer: "on" | "no" | null): void {
  keep(`${KEPT}/${code}`, answer);
  changed.value += 1;
}

/** Turns the offer down at a table; the menu still has it. */
export const decline = (code: string): void => note(code, "no");

/** Asks the person by the browser, then has the server call. Only at somebody's touch: browsers refuse it otherwise. */
export async function callMe(code: string): Promise<Asked> {
  if (!callable()) return "no-way";
  if ((await Notification.requestPermission()) !== "granted") {
    changed.value += 1;
    return Notification.permission === "denied" ? "denied" : "later";
  }
  const outcome = await hand(code);
  if (outcome === "on") note(code, "on");
  return outcome;
}

/** Tells the server anew where this browser is, which may have changed; to be done whenever a table is opened. */
export async function renew(code: string): Promise<void> {
  if (callsOf(code) === "on" && (await hand(code)) === "no-way") note(code, null);
}

/** Takes away what has called for a table: somebody is there now. */
export async function heard(code: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: `/t/${code}` })) ?? []) shown.close();
}

async function hand(code: string): Promise<Asked> {
  const offer = await ask<CallOffer>(`/t/${code}/calls`);
  if (!offer.ok) return "later";
  if (offer.value.key === null) return "no-way";
  const subscription = await subscribed(offer.value.key);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return "later";
  const answer = await ask(`/t/${code}/calls`, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return answer.ok ? "on" : "later";
}

/** The browser's subscription for this server's key; one for another key, of a server that was here before, is ended. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    try {
      return await pushManager.subscribe(wanted);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return await pushManager.subscribe(wanted);
    }
  } catch {
    return null;
  }
}

/** Has the server call no more for a table. False where it could not be told. */
export async function leaveMe(code: string): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    const answer = await ask(`/t/${code}/calls-end`, { endpoint: subscription.endpoint });
    if (!answer.ok) return false;
  }
  note(code, "no");
  return true;
}

/** Reads base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
