// Chooses the screen: by the address, and at a table by its stage. Owns no screen itself.
import { useEffect } from "preact/hooks";
import { FinalScreen } from "../final";
import { HomePage } from "../home";
import { t } from "../i18n";
import { JoinPage } from "../join";
import { LobbyScreen } from "../lobby";
import { connect, disconnect } from "../net/socket";
import { AboutPage } from "../pages/about";
import { KindPage } from "../pages/kind";
import { RulesPage } from "../pages/rules-page";
import { ConnectionBanner, Toasts } from "../parts/notes";
import { connection, goneBecause, me, myTurn, table, view } from "../state/table";
import { TableScreen } from "../table";
import { route } from "./route";
import { rememberTable } from "./tables";
import { useWakeLock } from "./wake-lock";

/** The whole page. */
export function App() {
  return (
    <>
      <Screen />
      <Toasts />
    </>
  );
}

function Screen() {
  const now = route.value;
  switch (now.page) {
    case "home":
      return <HomePage />;
    case "rules":
      return <RulesPage />;
    case "about":
      return <AboutPage />;
    case "table":
      return <TablePage key={now.code} code={now.code} />;
    case "nowhere":
      return <KindPage kind="nowhere" />;
  }
}

function TablePage({ code }: { readonly code: string }) {
  useEffect(() => {
    connect(code);
    return disconnect;
  }, [code]);
  useTitle();
  useWakeLock(table.value?.stage === "playing");
  rememberTable(code);
  if (connection.value === "gone") return <KindPage kind={goneBecause.value ?? "expired"} />;
  if (view.value === null) return <JoinPage code={code} />;
  return (
    <>
      <ConnectionBanner />
      <Stage code={code} />
    </>
  );
}

function Stage({ code }: { readonly code: string }) {
  if (me.value === null) return <JoinPage code={code} />;
  switch (table.value?.stage) {
    case "playing":
      return <TableScreen />;
    case "over":
      return <FinalScreen />;
    default:
      return <LobbyScreen />;
  }
}

/** "Your turn" stands in the tab's title while something is awaited of this seat. */
function useTitle() {
  const turn = myTurn.value;
  const host = table.value?.members.find((one) => one.key === table.value?.host)?.name;
  useEffect(() => {
    const name = host ? t("title-table", { host }) : "Moonhare";
    document.title = turn ? t("title-your-turn", { title: name }) : name;
  }, [turn, host]);
}
