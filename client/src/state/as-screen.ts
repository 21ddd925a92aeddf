// This page as a big screen: the name that it goes by, and what the table has told it of itself.
import { signal } from "@preact/signals";
import type { AsScreen } from "../protocol";
import { keep, recall } from "./kept";
import { randomId } from "./random";

/** Whether somebody at the table has said that it is theirs; null before the table has told. */
export const asScreen = signal<AsScreen | null>(null);

/** How often it was given what opens a table that has got a password. */
export const opened = signal(0);

/** The name by which tables know this screen again, drawn once. */
export function screenName(): string {
  const name = recall("screen") ?? randomId();
  keep("screen", name);
  return name;
}
