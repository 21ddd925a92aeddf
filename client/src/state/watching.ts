// Whether somebody looks on, who has no seat.
import { signal } from "@preact/signals";

/** Whether whoever has no seat looks on, instead of standing at the door. */
export const watching = signal(false);
