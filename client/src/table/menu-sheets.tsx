// The sheets that the menu of a table opens, from calls to leaving; the table's page has them once, beside its screens.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetEvenings } from "../app/evenings";
import { CallsSheet } from "../calls";
import { DescribeChoice } from "../cards/describe-choice";
import { CompanySheet } from "../door";
import { isLanguage, LANGUAGES, language, speak, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { InviteSheet } from "../lobby/inviting";
import { GamesSheet, PastRounds } from "../memory";
import { MovingSheet } from "../moving";
import { act } from "../net/act";
import { ask } from "../net/http";
import { RulesSheet } from "../pages";
import { Sheet } from "../parts/sheet";
import { SoundSheet } from "../sound/part";
import { invite, isHost, me, myself, table } from "../state/table";
import { toast } from "../state/toasts";

type Name =
  | "rules"
  | "rounds"
  | "albums"
  | "sound"
  | "calls"
  | "language"
  | "describe"
  | "company"
  | "invite"
  | "move"
  | "end"
  | "forget"
  | "leave";

/** What the menu has opened: the table's, for its screens come and go below what somebody has yet to answer. */
const opened = signal<Name | null>(null);

/** Opens one of the sheets. */
export function openSheet(what: Name): void {
  opened.value = what;
}

function close(): void {
  opened.value = null;
}

/** Whether what was opened can still be done. */
function holds(what: Name): boolean {
  const stage = table.value?.stage;
  if (what === "end") return isHost.value && stage === "playing";
  if (what === "forget") return isHost.value && stage !== "playing";
  // A seat that has gone on elsewhere has no link from here.
  if (what === "move") return myself.value !== null;
  return what !== "leave" || me.value !== null;
}

/** Shows what is open. */
export function MenuSheets() {
  const open = opened.value;
  const over = open !== null && !holds(open);
  useEffect(() => {
    if (over) close();
  }, [over]);
  useEffect(() => close, []);
  return open === null || over ? null : <Opened what={open} />;
}

function Opened({ what }: { readonly what: Name }) {
  const shown = table.value;
  switch (what) {
    case "rules":
      return shown && <RulesSheet shown={shown} onClose={close} />;
    case "rounds":
      return (
        shown && (
          <PastRounds
            code={shown.code}
            game={shown.game_number}
            rounds={shown.game?.outcome?.round ?? 0}
            onClose={close}
          />
        )
      );
    case "albums":
      return shown && <GamesSheet code={shown.code} games={shown.game_number} onClose={close} />;
    case "sound":
      return <SoundSheet onClose={close} />;
    case "calls":
      return shown && <CallsSheet code={shown.code} onClose={close} />;
    case "language":
      return (
        <Sheet title={t("language")} onClose={close} narrow>
          <LanguageChoice onChosen={close} />
        </Sheet>
      );
    case "describe":
      return (
        <Sheet title={t("describe")} onClose={close} narrow>
          <DescribeChoice onChosen={close} />
        </Sheet>
      );
    case "company":
      return <CompanySheet onClose={close} />;
    case "invite":
      return shown && invite.value && <InviteSheet address={invite.value} code={shown.code} onClose={close} />;
    case "move":
      return shown && <MovingSheet code={shown.code} onClose={close} />;
    case "end":
      return (
        <Confirm
          title={t("end-title")}
          words={t("end-words")}
          yes={t("end-yes")}
          onYes={() => act({ type: "back-to-lobby" })}
        />
      );
    case "forget":
      return (
        shown && (
          <Confirm
            title={t("forget-title")}
            words={t("forget-words")}
            yes={t("forget-yes")}
            onYes={() => forget(shown.code)}
          />
        )
      );
    case "leave":
      return (
        <Confirm
          title={t("leave-title")}
          words={t(shown?.stage === "playing" ? "leave-words-playing" : "leave-words")}
          yes={t("leave-yes")}
          onYes={() => act({ type: "leave" })}
        />
      );
  }
}

/** Has the server forget a table, and this browser what it kept of it. */
async function forget(code: string): Promise<void> {
  const answer = await ask(`/t/${code}/forget`, {});
  if (answer.ok) forgetEvenings((one) => one.code === code);
  else toast(wordsFor(answer.problem), "bad");
}

/** All languages as a list to choose from, each in its own words; buttons, as in `DescribeChoice`. */
function LanguageChoice({ onChosen }: { readonly onChosen: () => void }) {
  return (
    <div class="stack">
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <button
          key={id}
          type="button"
          class="choice"
          aria-current={language.value === id}
          data-chosen={language.value === id ? "" : undefined}
          onClick={() => isLanguage(id) && speak(id, true).then(onChosen)}
        >
          <strong lang={id}>{name}</strong>
        </button>
      ))}
    </div>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly onYes: () => unknown;
}

/** Asks before something that cannot be taken back. */
function Confirm({ title, words, yes, onYes }: ConfirmProps) {
  return (
    <Sheet title={title} onClose={close} narrow>
      <div class="stack">
        <p>{words}</p>
        <button
          type="button"
          class="btn btn-danger btn-block"
          onClick={() => {
            close();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" class="btn btn-block" onClick={close}>
          {t("stay")}
        </button>
      </div>
    </Sheet>
  );
}
