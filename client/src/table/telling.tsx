// Finding a clue: in the first round everybody may, later the storyteller; the others look through their hands.
import { useEffect, useState } from "preact/hooks";
import { Fan } from "../cards/fan";
import { look } from "../cards/look";
import { t } from "../i18n";
import { Lesson } from "../lessons";
import { sign } from "../net/socket";
import { Icon } from "../parts/icon";
import { clocks } from "../state/clocks";
import { useHeard } from "../state/heard";
import type { TableView, TellOptions } from "../state/types";
import { Faces } from "../talk";
import { ActForButtons, choosingWords } from "./awaited";
import { signsOf } from "./choosing";
import { ClueHead } from "./clue";
import { Composer } from "./composer";
import { BLANK, type Draft, draftOf, keepDraft, recallDraft } from "./drafts";
import { Focus } from "./focus";
import { type HandChoice, offeredOf } from "./hand";
import { company, GalleryButton, hears } from "./meanwhile";
import { peopleOf } from "./people";
import { useDoubleTap, useSettled } from "./settled";
import { tellTask } from "./tell-words";
import { tellingWords } from "./tidings";
import { useAct } from "./use-act";
import { wordsIn } from "./words";

const WRITTEN: TellOptions["media"] = ["text"];

interface TellingProps {
  readonly view: TableView;
  readonly hand: HandChoice;
  readonly tell: TellOptions;
}

/** For whoever may tell a clue now. */
export function Telling({ view, hand, tell }: TellingProps) {
  const game = view.public.game;
  const own = view.own?.game;
  const [draft, setDraft] = useState<Draft>(() => recallDraft(...draftOf(view)));
  const [signs] = useState(() => signsOf(sign));
  useEffect(() => signs.stop, []);
  const [busy, run] = useAct();
  const [large, setLarge] = useState(false);
  const doubleTap = useDoubleTap();
  const media = hears(view) || !tell.media.includes("text") ? tell.media : WRITTEN;
  const medium = media.includes(draft.medium) ? draft.medium : (media[0] ?? "text");
  const card = hand.chosen.at(-1) ?? null;
  const text = draft.text.trim();
  const words = wordsIn(text);
  const lacks =
    tell.words !== null && words > tell.words
      ? "tell-too-long"
      : tell.with_card && card === null
        ? "tell-needs-card"
        : medium === "text" && text === ""
          ? "tell-needs-words"
          : null;
  const settled = useSettled("tell", lacks === null);
  const offered = lacks === "tell-needs-card" ? offeredOf(hand, large) : null;
  // By Enter, while the button is out of use: why, is else only seen.
  const [tried, setTried] = useState(false);
  useHeard("hint", tried && lacks ? [t(lacks)] : []);
  if (!game || !own) return null;
  const announcing = game.phase === "announcing";
  const me = peopleOf(view).find((person) => person.you);
  const clock = announcing ? clocks.value.find((one) => one.what === "announce") : undefined;
  const firstLine = choosingWords(view) || t(clock ? "first-round-then" : "first-round");
  const change = (now: Partial<Draft>) => {
    const next = { ...draft, ...now };
    setTried(false);
    setDraft(next);
    keepDraft(...draftOf(view), next);
    signs.touch(next.text.trim() !== "" || next.card !== null);
  };
  const pick = (card: string) => {
    if (hand.pick(card)) change({ card });
  };
  const send = async () => {
    if (offered) {
      pick(offered);
      doubleTap.begun();
    }
    setTried(lacks !== null && !offered);
    if (lacks || !settled() || doubleTap.isLikely()) return;
    const verdict = await run({ type: "tell-clue", medium, text, card: tell.with_card ? card : null });
    if (verdict?.type === "accepted") {
      keepDraft(...draftOf(view), BLANK);
      setDraft(BLANK);
    }
  };
  const lookAt = (at: string) => look(own.hand, at, { choose: pick, chosen: (one) => one === card });
  const hint = t(
    announcing && lacks === null
      ? "hint-announce-ready"
      : `hint-${announcing ? "announce" : "tell"}${tell.with_card ? "" : "-unseen"}`,
  );
  return (
    <>
      <ClueHead
        teller={announcing ? undefined : me}
        clock={clock}
        line={announcing ? firstLine : t("you-tell")}
        label={t("what-to-do")}
      >
        <p class="ask">{tellTask(tell, game.phase)}</p>
      </ClueHead>
      <Focus
        cards={hand.focus ? [hand.focus] : []}
        hidden={own.face_down > 0}
        picked={card !== null && card === hand.focus}
        onLook={lookAt}
        onPick={pick}
        onRoom={setLarge}
      />
      <section class="hand" aria-label={t("your-hand")}>
        <Fan cards={own.hand} chosen={hand.chosen} faceDown={own.face_down} onPick={pick} onLook={lookAt} />
      </section>
      <Composer
        media={media}
        medium={medium}
        draft={draft}
        lacks={lacks}
        offered={offered}
        card={tell.with_card ? card : null}
        // What to do with cards that nobody may see yet says more than that words are missing.
        says={offered ? t("choose-other") : lacks && (tell.with_card || lacks === "tell-too-long") ? t(lacks) : hint}
        counted={tell.words === null ? null : { count: words, most: tell.words }}
        busy={busy}
        lesson={<Lesson view={view} kind="tell" drafted={text !== ""} />}
        table={view.public.code}
        onChange={change}
        onSend={send}
      />
    </>
  );
}

/** For those who wait for the storyteller's clue, with their hand to look through. */
export function WaitingForClue({ view, hand, onRules }: { view: TableView; hand: HandChoice; onRules: () => void }) {
  const game = view.public.game;
  const own = view.own?.game;
  if (!game || !own) return null;
  const teller = peopleOf(view)[game.storyteller ?? -1];
  const lookAt = (at: string) => look(own.hand, at);
  return (
    <>
      <ClueHead teller={teller} line={t("storyteller-is", { name: teller?.name ?? "" })} label={t("what-to-do")}>
        <p class="ask">{tellingWords(view)}</p>
      </ClueHead>
      <Focus
        cards={hand.focus ? [hand.focus] : []}
        hidden={own.face_down > 0}
        picked={hand.chosen.length > 0}
        onLook={lookAt}
      />
      <section class="hand" aria-label={t("your-hand")}>
        <Fan cards={own.hand} chosen={hand.chosen} faceDown={own.face_down} onPick={hand.pick} onLook={lookAt} />
      </section>
      <section class="act">
        <p class="hint">{t("hint-wait-clue")}</p>
        <div class="act-row">
          <button type="button" class="btn btn-small" onClick={onRules}>
            <Icon name="book" />
            {t("scoring-reminder")}
          </button>
          <GalleryButton view={view} class="btn-small" />
        </div>
        {company(view) && <Faces />}
        <ActForButtons view={view} />
      </section>
    </>
  );
}
