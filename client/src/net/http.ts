// The HTTP part of the protocol: opening a table, sitting down, asking who is there, editions and sets.
// Owns no state; a refusal comes back as a value, a network that fails as the code `network`.
import type { Failure, Problem } from "../state/types";

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** So long an answer is waited for: longer than the server takes for anything, shorter than a person's patience. */
const PATIENCE_MS = 15_000;

const NETWORK: Problem = { code: "network", args: {}, message: "The server cannot be reached." };
const BROKEN: Problem = { code: "unexpected", args: {}, message: "The server answered something unexpected." };

function isFailure(value: unknown): value is Failure {
  if (typeof value !== "object" || value === null || !("error" in value)) return false;
  const { error } = value;
  return typeof error === "object" && error !== null && "code" in error;
}

/** Asks the server; `body` makes it a POST. */
export async function ask<T>(address: string, body?: object): Promise<Answer<T>> {
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: { Accept: "application/json", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    value = await response.json();
  } catch (error) {
    // What came whole and is no JSON is the server's fault; all else is the network's, in the middle of an answer too.
    return { ok: false, problem: error instanceof SyntaxError ? BROKEN : NETWORK };
  }
  if (response.ok && value !== null) return { ok: true, value: value as T };
  return { ok: false, problem: isFailure(value) ? value.error : BROKEN };
}
