// POSTs that make something. One whose answer got lost is sent again under the same name, so that nothing is made twice.
import { randomId } from "../state/random";
import { type Answer, ask } from "./http";

const AGAIN_MS = 1000;

/** The names of what was asked for and not yet got. */
const names = new Map<string, string>();

/** Asks for something new; `what` tells apart what one may wish for at the same address. */
export async function make<T>(what: string, address: string, body: object): Promise<Answer<T>> {
  const request = names.get(what) ?? randomId();
  names.set(what, request);
  const trying = () => ask<T>(address, { ...body, request });
  let answer = await trying();
  if (!answer.ok && answer.problem.code === "network") {
    await new Promise((go) => setTimeout(go, AGAIN_MS));
    answer = await trying();
  }
  if (answer.ok) names.delete(what);
  return answer;
}
