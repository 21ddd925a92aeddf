// Beside a table's invitation: whether it asks for a password, and whether strangers find it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { ask } from "../net/http";
import { Switch } from "../parts/fields";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { ChoosePassword, ListTable, TablePublic } from "../protocol";
import { invite, isHost } from "../state/table";
import { toast } from "../state/toasts";
import { PASSWORD_FIELD } from "./field";
import { loadTables, openTables } from "./listing";
import styles from "./lock.css?text";

adopt(styles);

async function decide(address: string, wish: ChoosePassword | ListTable): Promise<boolean> {
  const answer = await ask(address, wish);
  if (!answer.ok) toast(wordsFor(answer.problem), "bad");
  return answer.ok;
}

/** The choices of the host; the others read what was chosen. */
export function Locking({ shown }: { readonly shown: TablePublic }) {
  const host = isHost.value;
  useEffect(() => {
    if (host && !openTables.value) void loadTables();
  }, [host]);
  if (!host) {
    if (!shown.lock && !shown.listed) return null;
    return (
      <div class="locking">
        {shown.lock && <Locked />}
        {shown.listed && <p class="small muted">{t("listed-told")}</p>}
      </div>
    );
  }
  return (
    <div class="locking">
      <Password shown={shown} />
      {(openTables.value?.listing || shown.listed) && (
        <Switch
          label={t("listed")}
          hint={t("listed.hint")}
          value={shown.listed ?? false}
          onChange={(listed) => decide(`/t/${shown.code}/listed`, { listed })}
        />
      )}
    </div>
  );
}

function Locked() {
  // A guest at the door has an address that does not open it.
  const opens = invite.value?.includes("#key=");
  return (
    <p class="locking-on">
      <Icon name="lock" />
      <span>
        <strong>{t("lock-on")}</strong>
        {opens && <span class="small muted">{t("lock-on.hint")}</span>}
      </span>
    </p>
  );
}

function Password({ shown }: { readonly shown: TablePublic }) {
  const [choosing, setChoosing] = useState(false);
  const address = `/t/${shown.code}/password`;
  const stands = choosing ? "form" : shown.lock ? "on" : "off";
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(stands);
  useLayoutEffect(() => {
    // What was pressed has gone; the keyboard goes on at what stands there now.
    const lost = before.current !== stands && document.activeElement === document.body;
    before.current = stands;
    if (lost) (field.current ?? button.current)?.focus();
  }, [stands]);
  if (choosing)
    return (
      <form
        class="locking-form"
        onSubmit={async (event) => {
          event.preventDefault();
          const password = String(new FormData(event.currentTarget).get("password") ?? "").trim();
          if (password && (await decide(address, { password }))) setChoosing(false);
        }}
      >
        <label for="new-password">{t("password-new")}</label>
        <span class="small muted" id="password-hint">
          {t(shown.lock ? "lock-change.hint" : "lock.hint")}
        </span>
        <input {...PASSWORD_FIELD} id="new-password" required aria-describedby="password-hint" ref={field} />
        <span class="locking-acts">
          <button type="submit" class="btn btn-primary">
            {t("save")}
          </button>
          <button type="button" class="btn btn-quiet" onClick={() => setChoosing(false)}>
            {t("close")}
          </button>
        </span>
      </form>
    );
  if (!shown.lock)
    return (
      <button ref={button} type="button" class="btn locking-ask" onClick={() => setChoosing(true)}>
        <Icon name="lock" />
        {t("lock")}
      </button>
    );
  return (
    <>
      <Locked />
      <span class="locking-acts">
        <button ref={button} type="button" class="btn" onClick={() => setChoosing(true)}>
          {t("lock-change")}
        </button>
        <button type="button" class="btn btn-quiet" onClick={() => decide(address, { password: null })}>
          {t("lock-off")}
        </button>
      </span>
    </>
  );
}
