// The computer players that a host may ask to the table, each with a line; and the notice of what leaves the house.
import { list, speaks, t } from "../i18n";
import { act } from "../net/act";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import type { PlayerInfo } from "../protocol";
import { computerOf, computers } from "../state/choices";
import { isBot, table } from "../state/table";
import type { Member } from "../state/types";
import styles from "./computers.css?text";

adopt(styles);

/** Whether a player may see all the pictures of this table. */
const sees = (one: PlayerInfo) =>
  one.sets === null || (table.value?.sets.every((set) => one.sets?.includes(set)) ?? false);

/** The sheet. */
export function ComputerSheet({ onClose }: { readonly onClose: () => void }) {
  const sit = (player: string) => {
    onClose();
    void act({ type: "add-computer", player });
  };
  return (
    <Sheet title={t("choose-computer")} onClose={onClose} narrow>
      <div class="stack computers">
        {computers.value?.map((one) => (
          <button key={one.name} type="button" class="choice" disabled={!sees(one)} onClick={() => sit(one.name)}>
            {/* One that this page is too old to know has its name alone. */}
            <strong>{speaks(`player-${one.name}`) ? t(`player-${one.name}`) : one.name}</strong>
            {speaks(`player-${one.name}.line`) && <span class="small">{t(`player-${one.name}.line`)}</span>}
            {one.sends_to !== null && (
              <span class="small">{sees(one) ? t("sends-to", { host: one.sends_to }) : t("sends-nothing")}</span>
            )}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** The notice, for everybody at the table and before it. */
export function WhereItGoes({ members }: { readonly members: readonly Member[] }) {
  const bots = members.filter(isBot).map((member) => member.name);
  return (
    <>
      {bots.length > 0 && (
        <p class="banner where-it-goes" role="status">
          <Icon name="eye" />
          <span>{t("sends-bots", { names: list(bots), count: bots.length })}</span>
        </p>
      )}
      {computers.value?.map((one) => {
        const names = members.filter((member) => computerOf(member) === one).map((member) => member.name);
        if (one.sends_to === null || names.length === 0) return null;
        return (
          <p key={one.name} class="banner where-it-goes" role="status">
            <Icon name={sees(one) ? "eye" : "lock"} />
            <span>
              {sees(one)
                ? t("sends-now", { names: list(names), host: one.sends_to })
                : t("sends-not-now", { names: list(names) })}
            </span>
          </p>
        );
      })}
    </>
  );
}
