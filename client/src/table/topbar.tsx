// The bar at the top of every screen of a table: where one is, tools, the menu.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetEvenings } from "../app/evenings";
import { SOURCE } from "../app/links";
import { CallsSheet, mayBeCalled } from "../calls";
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
import { Bar, type BarProps } from "../parts/bar";
import { Menu, MenuItem } from "../parts/menu";
import { Sheet } from "../parts/sheet";
import { SoundSheet } from "../sound/part";
import { cardsHere, screenThere, setCardsHere } from "../state/big-screen";
import { describing } from "../state/describing";
import { invite, isHost, me, myself, table } from "../state/table";
import { toast } from "../state/toasts";
import { theme, themeIcon, toggleTheme } from "../theme";

/** Shows the bar with the table's menu; `tools` stand before it. */
export function TopBar({ title, line, children, tools }: Omit<BarProps, "tools"> & Partial<Pick<BarProps, "tools">>) {
  return (
    <Bar
      title={title}
      line={line}
      tools={
        <>
          {tools}
          <TableMenu />
        </>
      }
    >
      {children}
    </Bar>
  );
}

type Open =
  | "rules"
  | "calls"
  | "sound"
  | "language"
  | "describe"
  | "leave"
  | "end"
  | "move"
  | "rounds"
  | "albums"
  | "forget"
  | "company"
  | "invite";

/** What the menu has opened: the table's, for its screens come and go below what somebody has yet to answer. */
const opened = signal<Open | null>(null);
const setOpen = (what: Open | null) => {
  opened.value = what;
};
const close = () => setOpen(null);

/** Shows the games of the table with their albums. */
export const openAlbums = () => setOpen("albums");

/** Whether what was opened can still be done. */
function holds(what: Open): boolean {
  const stage = table.value?.stage;
  if (what === "end") return isHost.value && stage === "playing";
  if (what === "forget") return isHost.value && stage !== "playing";
  // A seat that has gone on elsewhere has no link from here.
  if (what === "move") return myself.value !== null;
  return what !== "leave" || me.value !== null;
}

/** The menu of a table: rules, theme, language, about, leaving. */
function TableMenu() {
  const stage = table.value?.stage;
  const played = table.value?.game_number ?? 0;
  return (
    <Menu label={t("menu")}>
      <MenuItem icon="book" onClick={() => setOpen("rules")}>
        {t("menu-rules")}
      </MenuItem>
      {screenThere.value && (
        <MenuItem icon="tv" onClick={() => setCardsHere(!cardsHere.value)}>
          {t(cardsHere.value ? "on-screen-there" : "on-screen-here")}
        </MenuItem>
      )}
      {played > 0 && (
        <MenuItem icon="again" onClick={() => setOpen("rounds")}>
          {t("menu-rounds")}
        </MenuItem>
      )}
      {played > (stage === "playing" ? 1 : 0) && (
        <MenuItem icon="cards" onClick={openAlbums}>
          {t("menu-albums")}
        </MenuItem>
      )}
      <MenuItem icon={themeIcon()} onClick={toggleTheme}>
        {t(theme.value === "night" ? "theme-to-paper" : "theme-to-night")}
      </MenuItem>
      <MenuItem icon="sound" onClick={() => setOpen("sound")}>
        {t("sound")}
      </MenuItem>
      {me.value && !me.value.guest && mayBeCalled() && (
        <MenuItem icon="bell" onClick={() => setOpen("calls")}>
          {t("menu-calls")}
        </MenuItem>
      )}
      <MenuItem icon="globe" onClick={() => setOpen("language")}>
        {t("language")}: {LANGUAGES[language.value]}
      </MenuItem>
      <MenuItem icon="cards" onClick={() => setOpen("describe")}>
        {t("describe")}: {t(`describe-${describing.value}`)}
      </MenuItem>
      <hr class="menu-rule" />
      <MenuItem icon="info" href="/about">
        {t("menu-about")}
      </MenuItem>
      {SOURCE && (
        <MenuItem icon="code" href={SOURCE}>
          {t("menu-source")}
        </MenuItem>
      )}
      {me.value && <hr class="menu-rule" />}
      {me.value && (
        <MenuItem icon="door" onClick={() => setOpen("company")}>
          {t("menu-company")}
        </MenuItem>
      )}
      {invite.value && stage !== "lobby" && (
        <MenuItem icon="link" onClick={() => setOpen("invite")}>
          {t("menu-invite")}
        </MenuItem>
      )}
      {me.value && !me.value.guest && (
        <MenuItem icon="phone" onClick={() => setOpen("move")}>
          {t("menu-move")}
        </MenuItem>
      )}
      {isHost.value && stage === "playing" && (
        <MenuItem icon="close" onClick={() => setOpen("end")}>
          {t("menu-end")}
        </MenuItem>
      )}
      {isHost.value && stage === "over" && (
        <MenuItem icon="back" onClick={() => void act({ type: "back-to-lobby" })}>
          {t("menu-lobby")}
        </MenuItem>
      )}
      {isHost.value && stage !== "playing" && (
        <MenuItem icon="close" danger onClick={() => setOpen("forget")}>
          {t("menu-forget")}
        </MenuItem>
      )}
      {me.value && (
        <MenuItem icon="leave" danger onClick={() => setOpen("leave")}>
          {t("menu-leave")}
        </MenuItem>
      )}
    </Menu>
  );
}

/** What the menu of a table has opened; the table's page has it once, beside its screens. */
export function TableSheets() {
  const stage = table.value?.stage;
  const open = opened.value;
  const over = open !== null && !holds(open);
  useEffect(() => {
    if (over) close();
  }, [over]);
  useEffect(() => close, []);
  if (over) return null;
  return (
    <>
      {open === "calls" && table.value && <CallsSheet code={table.value.code} onClose={close} />}
      {open === "company" && <CompanySheet onClose={close} />}
      {open === "invite" && table.value && invite.value && (
        <InviteSheet address={invite.value} code={table.value.code} onClose={close} />
      )}
      {open === "move" && table.value && <MovingSheet code={table.value.code} onClose={close} />}
      {open === "rules" && table.value && <RulesSheet shown={table.value} onClose={close} />}
      {open === "sound" && <SoundSheet onClose={close} />}
      {open === "language" && (
        <Sheet title={t("language")} onClose={close} narrow>
          <LanguageChoice onChosen={close} />
        </Sheet>
      )}
      {open === "rounds" && table.value && (
        <PastRounds
          code={table.value.code}
          game={table.value.game_number}
          rounds={table.value.game?.outcome?.round ?? 0}
          onClose={close}
        />
      )}
      {open === "albums" && table.value && (
        <GamesSheet code={table.value.code} games={table.value.game_number} onClose={close} />
      )}
      {open === "forget" && table.value && (
        <Confirm
          title={t("forget-title")}
          words={t("forget-words")}
          yes={t("forget-yes")}
          onYes={forget}
          onClose={close}
        />
      )}
      {open === "describe" && (
        <Sheet title={t("describe")} onClose={close} narrow>
          <DescribeChoice onChosen={close} />
        </Sheet>
      )}
      {open === "leave" && (
        <Confirm
          title={t("leave-title")}
          words={t(stage === "playing" ? "leave-words-playing" : "leave-words")}
          yes={t("leave-yes")}
          onYes={() => act({ type: "leave" })}
          onClose={close}
        />
      )}
      {open === "end" && (
        <Confirm
          title={t("end-title")}
          words={t("end-words")}
          yes={t("end-yes")}
          onYes={() => act({ type: "back-to-lobby" })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Has the server forget this table, and this browser what it kept of it. */
async function forget(): Promise<void> {
  const code = table.value?.code;
  if (!code) return;
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

export interface ConfirmProps {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly onYes: () => unknown;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
function Confirm({ title, words, yes, onYes, onClose }: ConfirmProps) {
  return (
    <Sheet title={title} onClose={onClose} narrow>
      <div class="stack">
        <p>{words}</p>
        <button
          type="button"
          class="btn btn-danger btn-block"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" class="btn btn-block" onClick={onClose}>
          {t("stay")}
        </button>
      </div>
    </Sheet>
  );
}
