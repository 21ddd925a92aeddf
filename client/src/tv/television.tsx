// The screen itself: asks for a code where it has none, connects as a screen, shows the table's stage. Nothing on it needs
// a pointer; it comes back by itself after a lost connection, and what stands still moves a little now and then.
import { useEffect, useRef, useState } from "preact/hooks";
import { readCode } from "../app/opening";
import { go } from "../app/route";
import { useTableAt } from "../app/table-at";
import { useWakeLock } from "../app/wake-lock";
import { t } from "../i18n";
import { LockPage } from "../lock";
import { ask } from "../net/http";
import { Logo } from "../parts/icon";
import { adopt, lazy } from "../parts/lazy";
import { ConnectionBanner } from "../parts/notes";
import type { GiveKey } from "../protocol";
import { asScreen, opened } from "../state/as-screen";
import { connection, goneBecause, invite, view } from "../state/table";
import type { TableCard } from "../state/types";
import { Heard } from "../talk";
import { Lobby } from "./lobby";
import { Round } from "./round";
import styles from "./tv.css?text";
import { useSoundAtAKey } from "./waking";

adopt(styles);

const End = lazy(() => import("./end").then((part) => part.End), "final");

const AGAIN_MS = 2000;

const DRIFT_EVERY_MS = 90_000;
/** Where the picture stands, one after the other, in rem: far enough for a panel to rest, too little to be noticed. */
const DRIFTS = [
  [0, 0],
  [0.375, 0.25],
  [0, 0.375],
  [-0.375, 0.125],
  [-0.25, -0.25],
  [0.25, -0.375],
] as const;

/** The page; without a code it asks for one. */
export function Television({ code }: { readonly code: string }) {
  useSoundAtAKey();
  return code === "" ? <AskCode /> : <Screen key={code} code={code} />;
}

const BECAUSE = { unknown: "tv-unknown", over: "tv-over", slow: "kind-slow.words" } as const;

interface AskCodeProps {
  readonly because?: keyof typeof BECAUSE;
  /** What was typed before, to be mended: letter by letter it is long with a remote control. */
  readonly typed?: string;
}

function AskCode({ because, typed = "" }: AskCodeProps) {
  const [wrong, setWrong] = useState(because ?? null);
  const field = useRef<HTMLInputElement>(null);
  // Chosen as a whole: another code is typed over it, and an arrow key leads to the letter that is wrong.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <main class="tele tele-ask sky">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const read = readCode(String(new FormData(event.currentTarget).get("code") ?? ""));
          if (read === null) setWrong("unknown");
          else go(`/tv/${read}`);
        }}
      >
        <a class="site-name" href="/">
          <Logo />
          <strong class="display">Moonhare</strong>
        </a>
        <h1>{t("tv-which")}</h1>
        <label for="code">{t("tv-which-line")}</label>
        <input
          class="input code"
          id="code"
          name="code"
          placeholder="LUMO-4821"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          aria-invalid={wrong === null ? undefined : true}
          aria-describedby="code-wrong"
          ref={field}
        />
        <p role="alert" id="code-wrong">
          {wrong && t(BECAUSE[wrong])}
        </p>
        <button type="submit" class="btn btn-primary btn-large">
          {t("tv-show")}
        </button>
      </form>
    </main>
  );
}

function Screen({ code }: { readonly code: string }) {
  const [card, lookAgain] = useTableAt(code, "screen");
  useWakeLock(true);
  useKey(code);
  const drift = useDrift();
  const now = view.value;
  const stage = now?.public.stage;
  useEffect(() => {
    document.title = now ? `Moonhare · ${now.public.code}` : "Moonhare";
  }, [now?.public.code]);
  if (card === "unknown") return <AskCode because="unknown" typed={code} />;
  if (card === "locked" || card === "stale")
    return <LockPage code={code} stale={card === "stale"} onOpen={lookAgain} big />;
  if (connection.value === "gone" && goneBecause.value !== "locked") return <AskCode because="over" />;
  if (card === "slow") return <AskCode because="slow" typed={code} />;
  return (
    <main class="tele sky" data-stage={stage}>
      <ConnectionBanner />
      <Heard />
      <div class="t-frame" style={{ translate: `${drift[0]}rem ${drift[1]}rem` }}>
        {now && card && (stage === "lobby" ? <Lobby view={now} invite={card.invite} /> : <Playing view={now} />)}
      </div>
    </main>
  );
}

/** A game: its rounds; once it is over its last points first, and then its end. */
function Playing({ view: now }: { readonly view: NonNullable<typeof view.value> }) {
  const over = now.public.stage === "over";
  // Who turns the screen on after the end sees the end.
  const [seen, setSeen] = useState(over);
  useEffect(() => {
    if (!over) return setSeen(false);
    // So that it is there when the points have been seen; what fails now is asked for again then.
    void End.ahead().catch(() => {});
  }, [over]);
  return over && seen ? <End view={now} /> : <Round view={now} onSeen={() => setSeen(true)} />;
}

/** A screen that stays at a table that gets a password is given what opens it: so it is back after a lost connection, too. */
function useKey(code: string): void {
  const key = asScreen.value?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const give = async () => {
      const answer = await ask<TableCard>(`/t/${code}/key`, { key } satisfies GiveKey);
      if (answer.ok) {
        invite.value = answer.value.invite;
        opened.value += 1;
      } else if (answer.problem.code === "network") again = setTimeout(give, AGAIN_MS);
    };
    void give();
    return () => clearTimeout(again);
  }, [code, key]);
}

function useDrift(): readonly [number, number] {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((last) => (last + 1) % DRIFTS.length), DRIFT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return DRIFTS[step] ?? DRIFTS[0];
}
