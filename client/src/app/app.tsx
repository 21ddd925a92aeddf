// Chooses the screen: by the address, and at a table by its stage. Owns no screen itself.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AlbumPage } from "../album";
import { BotPage, isBotLink } from "../bots";
import { useCalls } from "../calls";
import { SeatBack } from "../door";
import { DoorPage } from "../door/screens";
import { FinalScreen } from "../final";
import { HomePage } from "../home";
import { t } from "../i18n";
import { JoinPage } from "../join";
import { LobbyScreen } from "../lobby";
import { LockPage } from "../lock";
import { ArrivePage, forgetLink, linkInAddress } from "../moving";
import { reconnect } from "../net/socket";
import { AboutPage, RulesPage } from "../pages";
import { KindPage } from "../pages/kind";
import { Aloud } from "../parts/aloud";
import { ConnectionBanner, MissingPart } from "../parts/notes";
import { useTop } from "../parts/top";
import { ReplayPage } from "../replay";
import { connection, goneBecause, invite, lostSeat, me, myself, myTurn, table, view } from "../state/table";
import type { TableCard } from "../state/types";
import { watching } from "../state/watching";
import { TableScreen } from "../table";
import { useClueFont } from "../table/clue-font";
import { MenuSheets } from "../table/menu-sheets";
import { Television } from "../tv";
import { useGames } from "./follow-games";
import { beginAnew } from "./keep-focus";
import { route } from "./route";
import { useStillAt } from "./still-at";
import { useIcon, useTitle } from "./tab";
import { useTableAt } from "./table-at";
import { forgetTable, rememberTable } from "./tables";
import { useWakeLock } from "./wake-lock";

/** The whole page. */
export function App() {
  useFocus();
  return (
    <>
      <Screen />
      <MissingPart />
      <Aloud />
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
    case "tv":
      return <Television code={now.code} />;
    case "table":
      return <TablePage key={now.code} code={now.code} />;
    case "album":
      return <Memories key={now.code} code={now.code} game={now.game} page="album" />;
    case "shared-album":
      return <AlbumPage key={now.secret} source={{ secret: now.secret }} />;
    case "replay":
      return <Memories key={now.code} code={now.code} game={now.game} page="replay" />;
    case "nowhere":
      return <KindPage kind="nowhere" />;
  }
}

function Memories({ code, game, page }: { code: string; game: number; page: "album" | "replay" }) {
  useStillAt(code);
  return page === "album" ? (
    <AlbumPage key={game} source={{ code, game }} />
  ) : (
    <ReplayPage key={game} code={code} game={game} />
  );
}

function TablePage({ code }: { readonly code: string }) {
  const [card, lookAgain] = useTableAt(code);
  useGames(code);
  const [link, setLink] = useState(linkInAddress);
  const [forBot, setForBot] = useState(isBotLink);
  useTitle(myTurn.value, hostName());
  useIcon(myTurn.value);
  useCalls(me.value && !me.value.guest ? table.value?.code : undefined);
  useClueFont();
  useWakeLock(myTurn.value);
  const seated = me.value !== null;
  const gone = connection.value === "gone";
  const out = lostSeat.value === "out";
  const nowhere = gone || card === "unknown" || out;
  useEffect(() => {
    if (nowhere && goneBecause.value !== "locked") forgetTable(code);
    else if (seated) rememberTable(code);
  }, [code, seated, nowhere]);

  if (card === null) return <main class="page sky" aria-busy="true" />;
  if (card === "unknown" || card === "slow") return <KindPage kind={card} />;
  if (forBot) {
    const goOn = () => {
      forgetLink();
      setForBot(false);
    };
    return <BotPage code={code} onDone={goOn} />;
  }
  const locked = card === "locked" || card === "stale";
  if (link !== null) {
    const arrived = () => {
      forgetLink();
      setLink(null);
      if (locked) lookAgain();
      else reconnect();
    };
    return <ArrivePage code={code} link={link} seated={!locked && card.seated} onDone={arrived} />;
  }
  if (locked) return <LockPage code={code} stale={card === "stale"} onOpen={lookAgain} />;
  if (gone) {
    const why = goneBecause.value ?? "expired";
    if (why === "locked") return <main class="page sky" aria-busy="true" />;
    const seat = why === "left" && table.value?.stage === "playing" && myself.value;
    return (
      <KindPage kind={why}>
        {why === "left" &&
          (seat && view.value ? (
            <SeatBack view={view.value} onNone={lookAgain} />
          ) : (
            <button type="button" class="btn btn-primary btn-large" onClick={lookAgain}>
              {t("kind-back")}
            </button>
          ))}
      </KindPage>
    );
  }
  if (out || lostSeat.value === "removing") return <KindPage kind="removed" mayEnd={!out} />;
  if (view.value === null && card.seated) return <main class="page sky" aria-busy="true" />;
  return (
    <>
      <ConnectionBanner />
      <Stage card={card} />
      <MenuSheets />
    </>
  );
}

function Stage({ card }: { readonly card: TableCard }) {
  const stage = table.value?.stage ?? card.stage;
  useLayoutEffect(() => {
    // Whoever has watched a game is asked anew once there are seats.
    if (stage === "lobby") watching.value = false;
  }, [stage]);
  if (me.value === null || me.value.guest) {
    const deserted = (table.value ?? card).newcomer_symbols.length > 0;
    const looksOn = watching.value || lostSeat.value === "moved";
    if (stage === "lobby" && watching.value && table.value) return <LobbyScreen invite={invite.value ?? card.invite} />;
    if (stage === "lobby" || (deserted && me.value === null)) return <JoinPage card={card} />;
    if (!looksOn) return <DoorPage card={card} />;
    // The points and the end are shown to those who watch as to everybody.
    return stage === "over" ? <FinalScreen /> : <TableScreen />;
  }
  switch (table.value?.stage) {
    case "playing":
      return <TableScreen />;
    case "over":
      return <FinalScreen />;
    default:
      return <LobbyScreen invite={invite.value ?? card.invite} />;
  }
}

const hostName = () => table.value?.members.find((one) => one.key === table.value?.host)?.name;

/** A new screen begins at its heading, for the keyboard and for whoever hears the page. */
function useFocus() {
  const screen = `${route.value.page} ${table.value?.stage} ${me.value !== null} ${connection.value === "gone"}`;
  useTop(screen);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    beginAnew();
  }, [screen]);
}
