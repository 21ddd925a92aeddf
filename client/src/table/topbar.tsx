// The bar at the top of every screen of a table: where one is, tools, the menu.
import { SOURCE } from "../app/links";
import { mayBeCalled } from "../calls";
import { LANGUAGES, language, t } from "../i18n";
import { act } from "../net/act";
import { Bar, type BarProps } from "../parts/bar";
import { Menu, MenuItem } from "../parts/menu";
import { cardsHere, screenThere, setCardsHere } from "../state/big-screen";
import { describing } from "../state/describing";
import { invite, isHost, me, table } from "../state/table";
import { theme, themeIcon, toggleTheme } from "../theme";
import { openSheet } from "./menu-sheets";

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

/** The menu of a table: rules, theme, language, about, leaving. */
function TableMenu() {
  const stage = table.value?.stage;
  const played = table.value?.game_number ?? 0;
  return (
    <Menu label={t("menu")}>
      <MenuItem icon="book" onClick={() => openSheet("rules")}>
        {t("menu-rules")}
      </MenuItem>
      {screenThere.value && (
        <MenuItem icon="tv" onClick={() => setCardsHere(!cardsHere.value)}>
          {t(cardsHere.value ? "on-screen-there" : "on-screen-here")}
        </MenuItem>
      )}
      {played > 0 && (
        <MenuItem icon="again" onClick={() => openSheet("rounds")}>
          {t("menu-rounds")}
        </MenuItem>
      )}
      {played > (stage === "playing" ? 1 : 0) && (
        <MenuItem icon="cards" onClick={() => openSheet("albums")}>
          {t("menu-albums")}
        </MenuItem>
      )}
      <MenuItem icon={themeIcon()} onClick={toggleTheme}>
        {t(theme.value === "night" ? "theme-to-paper" : "theme-to-night")}
      </MenuItem>
      <MenuItem icon="sound" onClick={() => openSheet("sound")}>
        {t("sound")}
      </MenuItem>
      {me.value && !me.value.guest && mayBeCalled() && (
        <MenuItem icon="bell" onClick={() => openSheet("calls")}>
          {t("menu-calls")}
        </MenuItem>
      )}
      <MenuItem icon="globe" onClick={() => openSheet("language")}>
        {t("language")}: {LANGUAGES[language.value]}
      </MenuItem>
      <MenuItem icon="cards" onClick={() => openSheet("describe")}>
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
        <MenuItem icon="door" onClick={() => openSheet("company")}>
          {t("menu-company")}
        </MenuItem>
      )}
      {invite.value && stage !== "lobby" && (
        <MenuItem icon="link" onClick={() => openSheet("invite")}>
          {t("menu-invite")}
        </MenuItem>
      )}
      {me.value && !me.value.guest && (
        <MenuItem icon="phone" onClick={() => openSheet("move")}>
          {t("menu-move")}
        </MenuItem>
      )}
      {isHost.value && stage === "playing" && (
        <MenuItem icon="close" onClick={() => openSheet("end")}>
          {t("menu-end")}
        </MenuItem>
      )}
      {isHost.value && stage === "over" && (
        <MenuItem icon="back" onClick={() => void act({ type: "back-to-lobby" })}>
          {t("menu-lobby")}
        </MenuItem>
      )}
      {isHost.value && stage !== "playing" && (
        <MenuItem icon="close" danger onClick={() => openSheet("forget")}>
          {t("menu-forget")}
        </MenuItem>
      )}
      {me.value && (
        <MenuItem icon="leave" danger onClick={() => openSheet("leave")}>
          {t("menu-leave")}
        </MenuItem>
      )}
    </Menu>
  );
}
