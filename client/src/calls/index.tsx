// Being called when it is one's turn and no page is open: offered in the menu, and where a table waits for days.
import { useEffect } from "preact/hooks";
import { lazy } from "../parts/lazy";
import { callable, callsOf, changed, declined, heard, renew } from "./asking";

/** A sheet that says what will come, and turns it on or off: `code` of the table, `onClose`. */
export const CallsSheet = lazy(() => import("./sheet").then((part) => part.CallsSheet), "calls");

const Line = lazy(() => import("./sheet").then((part) => part.CallsLine), "calls");

/** One calm line where it makes sense, until it is answered. */
export function CallsOffer({ code }: { readonly code: string }) {
  void changed.value;
  return callsOf(code) === "off" && !declined(code) ? <Line code={code} /> : null;
}

/** Whether the menu has anything to offer. */
export const mayBeCalled = callable;

/** Tells the server where this browser is, once a visit; what called for this table has been heard. */
export function useCalls(code: string | undefined): void {
  useEffect(() => {
    if (!code || !callable()) return;
    void renew(code);
    void heard(code);
  }, [code]);
}
