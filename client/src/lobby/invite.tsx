// Bringing friends: the code to say aloud, the link to send, a QR code to point a phone at.
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { copyText } from "../parts/copy";
import { Icon } from "../parts/icon";
import { table } from "../state/table";
import { toast } from "../state/toasts";

/** Shows the ways to hand the table's address on. */
export function Invite({ address, code }: { readonly address: string; readonly code: string }) {
  const [byHand, setByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(address)) return toast(t("link-copied"));
    setByHand(true);
    requestAnimationFrame(() => field.current?.select());
  };
  const canShare = "share" in navigator;
  return (
    <section class="panel lobby-invite" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{t("invite")}</h2>
      <div class="invite">
        <img class="qr" src={`/t/${code}/qr.svg`} width={132} height={132} alt={t("qr")} />
        <div class="stack">
          <div>
            <span class="label">{t("table-code")}</span>
            <p class="code invite-code">{code}</p>
          </div>
          <div class="row wrap">
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
          </div>
        </div>
      </div>
      {byHand && (
        <div class="field invite-by-hand">
          <label for="link">{t("copy-by-hand")}</label>
          <input
            class="input"
            id="link"
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </section>
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
