// Short names for the parts of the protocol that screens speak of. Owns no state.
import type { Do, Member, PublicView, Settings, TablePublic } from "../protocol";

export type {
  Accepted,
  Clue,
  Failure,
  GuestView,
  Member,
  Options,
  Outcome,
  OwnView,
  Problem,
  PublicView,
  Refused,
  Settings,
  TableCard,
  TablePublic,
  TableView,
  TellOptions,
  VoteOptions,
} from "../protocol";
export { LONGEST_CLUE, LONGEST_NAME, SYMBOLS } from "../protocol";

export type Command = Do["command"];
export type Ending = NonNullable<PublicView["ended_by"]>;
export type EditionId = TablePublic["edition"];
export type SeatSymbol = Member["symbol"];
export type SettingName = keyof Settings;
export type SettingValue = boolean | number | string | readonly string[] | null;

/** The seats whose points are one: a seat, or in teams two partners. */
export type Side = readonly number[];
