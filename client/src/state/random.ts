// Names of commands. `crypto.randomUUID` needs a secure context, which a phone in the room does not have.
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** A random name of 20 letters out of 64. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS.charAt(byte & 63)).join("");
}
