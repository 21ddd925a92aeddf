// The lobby: who is here, where to find the table, what is played. One column, then two, then three.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { ThemeButton } from "../parts/theme-button";
import { TopBar } from "../parts/topbar";
import { loadEditions } from "../state/choices";
import { memberOf, table } from "../state/table";
import { Cards } from "./cards";
import { EditionChoice } from "./edition-choice";
import { HouseRules } from "./house-rules";
import { Invite } from "./invite";
import { Seats } from "./seats";
import { StartBar } from "./start-bar";
import "./lobby.css";

/** Shows the lobby; `invite` is the address to hand on. */
export function LobbyScreen({ invite }: { readonly invite: string }) {
  useEffect(() => {
    void loadEditions();
  }, []);
  const shown = table.value;
  if (!shown) return null;
  const host = memberOf(shown.host ?? 0)?.name ?? "";
  return (
    <div class="lobby-page sky">
      <TopBar
        title={host ? t("table-of", { host }) : t("table-nameless")}
        tools={<ThemeButton />}
        line={t("seats-taken", { count: shown.members.length, most: shown.most })}
      />
      <main class="lobby">
        <div class="lobby-col">
          <Seats />
        </div>
        <div class="lobby-col">
          <EditionChoice />
          <HouseRules />
        </div>
        <div class="lobby-col col-where">
          <Invite address={invite} code={shown.code} />
          <Cards />
        </div>
      </main>
      <StartBar />
    </div>
  );
}
