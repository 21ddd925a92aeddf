// Bringing friends: the code to say aloud, the link to send, a QR code to point a phone at.
import { useId, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Locking } from "../lock";
import { copyText } from "../parts/copy";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import { qrCode, table } from "../state/table";
import { toast } from "../state/toasts";
import styles from "./lobby.css?text";

adopt(styles);

interface InviteProps {
  readonly address: string;
  readonly code: string;
}

/** Shows the ways to hand the table's address on, in a panel. */
export function Invite({ address, code }: InviteProps) {
  return (
    <section class="panel lobby-invite" aria-labelledby="invite-heading">
      <h2 id="invite-heading" class="visually-hidden">
        {t("invite")}
      </h2>
      <Ways address={address} code={code} />
      {table.value && <Locking shown={table.value} />}
    </section>
  );
}

/** The button in the bar, where there is no room for the panel at once. */
export function InvitePill({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" class="invite-pill" onClick={onOpen}>
      <Icon name="link" />
      {t("invite.short")}
    </button>
  );
}

/** Shows the same as a sheet, with the QR code as large as another phone likes it. */
export function InviteSheet({ address, code, onClose }: InviteProps & { readonly onClose: () => void }) {
  return (
    <Sheet title={t("invite")} onClose={onClose} narrow class="sheet-invite">
      <Ways address={address} code={code} />
      {table.value && <Locking shown={table.value} />}
    </Sheet>
  );
}

function Ways({ address, code }: InviteProps) {
  const [byHand, setByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = useId();
  const copy = async () => {
    if (await copyText(address)) return toast(t("link-copied"));
    setByHand(true);
    requestAnimationFrame(() => field.current?.select());
  };
  const canShare = "share" in navigator;
  return (
    <div class="invite">
      <img class="qr" src={qrCode.value} width={132} height={132} alt={t("qr")} />
      <p class="invite-words">
        <span class="label">{t("table-code")}</span>
        <span class="code invite-code">{code}</span>
      </p>
      <div class="invite-ways">
        <button type="button" class="btn" onClick={copy}>
          <Icon name="link" />
          {t("copy-link")}
        </button>
        {canShare && (
          <button type="button" class="btn" onClick={() => share(address)}>
            <Icon name="share" />
            {t("share")}
          </button>
        )}
        <a class="btn invite-screen" href={`/tv/${code}`} target="_blank" rel="noopener">
          <Icon name="tv" />
          {t("big-screen")}
        </a>
      </div>
      <p class="small muted invite-tv">{t("big-screen-line", { address: `${new URL(address).host}/tv` })}</p>
      {byHand && (
        <div class="field invite-by-hand">
          <label for={link}>{t("copy-by-hand")}</label>
          <input
            class="input"
            id={link}
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}

async function share(address: string): Promise<void> {
  const host = table.value?.members.find((one) => one.key === table.value?.host)?.name ?? "";
  try {
    await navigator.share({ title: "Moonhare", text: t("share-words", { host }), url: address });
  } catch {
    // Closed without sending: nothing to say.
  }
}
