// Short names for the parts of the protocol that screens speak of. Owns no state.
import type { Do, Member, PublicView, Settings, TablePublic } from "../protocol";

export type {
  Accepted,
  Clue,
  Failure,
  Member,
  Options,
  Outcome,
  OwnView,
  Problem,
  PublicView,
  Refused,
  ScoreLine,
  Settings,
  TableCard,
  TablePublic,
  TableView,
  TellOptions,
  VoteOptions,
} from "../protocol";

export type Command = Do["command"];
export type Phase = PublicView["phase"];
export type Ending = NonNullable<PublicView["ended_by"]>;
export type EditionId = TablePublic["edition"];
export type SeatSymbol = Member["symbol"];
export type SettingName = keyof Settings;
export type SettingValue = boolean | number | string | readonly string[] | null;

/** Every seat's symbol, in the order in which they are offered. */
export const SYMBOLS: readonly SeatSymbol[] = [
  "leaf",
  "star",
  "drop",
  "feather",
  "key",
  "shell",
  "flame",
  "bell",
  "mushroom",
  "cloud",
  "anchor",
  "flower",
];
