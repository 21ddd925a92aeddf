// What the server tells of a game's scored rounds: asked for when it is wanted, and again when there is more of it.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../net/http";
import type { Chronicle, Problem } from "../protocol";

const AGAIN_MS = 2500;

/** Where a game's rounds are told. */
export function roundsAt(code: string, game: number): string {
  return `/t/${encodeURIComponent(code)}/rounds?game=${game}`;
}

/** Where the games of a table are told, a line each. */
export function gamesAt(code: string): string {
  return `/t/${encodeURIComponent(code)}/games`;
}

/** What stands at an address; null until it has come, and where none is wanted. A network that failed, or a server in a hurry, is asked again. */
export function useTold<T = Chronicle>(address: string | null, version: number | string = ""): T | Problem | null {
  const [told, setTold] = useState<{ readonly at: string; readonly what: T | Problem } | null>(null);
  useEffect(() => {
    if (address === null) return;
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const get = async () => {
      const answer = await ask<T>(address);
      if (!here) return;
      if (answer.ok) setTold({ at: address, what: answer.value });
      else if (["network", "busy", "not-stored", "too-many"].includes(answer.problem.code))
        again = setTimeout(get, AGAIN_MS);
      else setTold({ at: address, what: answer.problem });
    };
    void get();
    return () => {
      here = false;
      clearTimeout(again);
    };
  }, [address, version]);
  return told?.at === address ? told.what : null;
}

/** Whether what was asked for is refused. */
export function isProblem(told: unknown): told is Problem {
  return typeof told === "object" && told !== null && "code" in told && "args" in told;
}
