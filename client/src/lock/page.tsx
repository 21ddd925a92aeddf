// Before a table that asks for a password: nothing of it is known but that.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { ask } from "../net/http";
import { Icon, Logo } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { SiteTop } from "../parts/site-top";
import type { GiveKey } from "../protocol";
import type { Problem } from "../state/types";
import { PASSWORD_FIELD } from "./field";
import styles from "./lock.css?text";

adopt(styles);

interface LockProps {
  readonly code: string;
  /** Whether an invitation was tried that opens the table no more. */
  readonly stale: boolean;
  readonly onOpen: () => void;
  /** On a big screen, in the middle of which it stands, typed with the keys of a remote control. */
  readonly big?: boolean;
}

/** Asks for the password. */
export function LockPage({ code, stale, onOpen, big = false }: LockProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.title = `${t("kind-locked")} · Moonhare`;
  });
  const open = async (password: string) => {
    setBusy(true);
    const answer = await ask(`/t/${code}/key`, { password } satisfies GiveKey);
    setBusy(false);
    if (answer.ok) onOpen();
    else setProblem(answer.problem);
  };
  const form = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("password") ?? "");
        if (typed.trim() && !busy) void open(typed);
      }}
    >
      {big ? <Logo /> : <Icon name="lock" class="lock-icon" />}
      <h1>{t("kind-locked")}</h1>
      <p id="password-words">{t(stale ? "kind-locked.stale" : "kind-locked.words")}</p>
      <label class="visually-hidden" for="password">
        {t("password")}
      </label>
      <input
        {...PASSWORD_FIELD}
        id="password"
        placeholder={big ? undefined : t("password")}
        aria-invalid={problem ? true : undefined}
        aria-describedby="password-words password-problem"
        ref={field}
        onInput={() => setProblem(null)}
      />
      <p id="password-problem" role="alert" class={big ? undefined : "field-error"}>
        {problem && wordsFor(problem)}
      </p>
      <button type="submit" class={`btn btn-primary btn-large ${big ? "" : "btn-block"}`} aria-busy={busy}>
        {t("locked-go")}
      </button>
    </form>
  );
  if (big) return <main class="tele tele-ask sky">{form}</main>;
  return (
    <div class="page sky">
      <SiteTop />
      <main class="kind lock-page">
        <div class="panel">{form}</div>
        <a class="btn btn-quiet" href="/">
          {t("kind-home")}
        </a>
      </main>
    </div>
  );
}
