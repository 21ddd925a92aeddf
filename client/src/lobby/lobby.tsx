// The lobby: the moon is the table and hares sit round it; what is played on one side, who else may come on the other.
import { useEffect, useState } from "preact/hooks";
import { BotSheet } from "../bots";
import { LookDialog } from "../cards/look";
import { ComputerSheet } from "../computers";
import { BackToDoor, CompanySheet, Knock } from "../door";
import { Gallery } from "../gallery";
import { t } from "../i18n";
import { Hills } from "../parts/hills";
import { drawSprite } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { ThemeButton } from "../parts/theme-button";
import { loadEditions } from "../state/choices";
import { memberOf, myself, table } from "../state/table";
import type { Member } from "../state/types";
import { TopBar } from "../table/topbar";
import { Talking } from "../talk";
import { Cards } from "./cards";
import editionPictures from "./editions.svg";
import { Invite, InvitePill, InviteSheet } from "./invite";
import styles from "./lobby.css?text";
import moonStyles from "./moon.css?text";
import { useLobbyNews } from "./news";
import { type OwnChoice, OwnSheet } from "./own-sheet";
import { Play } from "./play";
import { Seats } from "./seats";
import { StartBar } from "./start-bar";

adopt(styles);
adopt(moonStyles);

drawSprite(editionPictures);

/** The lobby. */
export function Lobby({ invite }: { readonly invite: string }) {
  const [open, setOpen] = useState<OwnChoice | "invite" | "bot" | "gallery" | "computer" | null>(null);
  useEffect(() => {
    void loadEditions();
  }, []);
  useLobbyNews();
  const [removing, setRemoving] = useState<Member | null>(null);
  const shown = table.value;
  if (!shown) return null;
  const host = memberOf(shown.host ?? 0)?.name ?? "";
  const close = () => setOpen(null);
  return (
    <div class="lobby-page sky">
      <TopBar
        title={host ? t("table-of", { host }) : t("table-nameless")}
        tools={
          <>
            {myself.value ? <InvitePill onOpen={() => setOpen("invite")} /> : <BackToDoor />}
            <ThemeButton />
            <Talking />
          </>
        }
        line={t("players-here", { count: shown.members.length, most: shown.most })}
      />
      <Knock />
      <main class="lobby">
        <Hills low />
        <Seats onOpen={setOpen} onRemove={setRemoving} />
        <div class="lobby-play">
          <Play />
        </div>
        <div class="lobby-people">
          <Invite address={invite} code={shown.code} />
          <Cards />
        </div>
      </main>
      <StartBar />
      {open === "invite" && <InviteSheet address={invite} code={shown.code} onClose={close} />}
      {open === "bot" && <BotSheet code={shown.code} onClose={close} />}
      {open === "computer" && <ComputerSheet onClose={close} />}
      {open === "gallery" && <Gallery sets={shown.sets} onClose={close} />}
      {(open === "name" || open === "symbol" || open === "both") && <OwnSheet what={open} onClose={close} />}
      {removing && <CompanySheet remove={removing} onClose={() => setRemoving(null)} />}
      <LookDialog />
    </div>
  );
}
