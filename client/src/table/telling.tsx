// Finding a clue: in the first round everybody may, later the storyteller; the others look through their hands.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { named } from "../cards/card";
import { Fan } from "../cards/fan";
import { look } from "../cards/look";
import { t } from "../i18n";
import { Lesson } from "../lessons";
import { sign } from "../net/socket";
import { Icon } from "../parts/icon";
import { clocks } from "../state/clocks";
import { useHeard } from "../state/heard";
import { type Clue, LONGEST_CLUE, type TableView, type TellOptions } from "../state/types";
import { Faces } from "../talk";
import { ActForButtons, choosingWords } from "./awaited";
import { signsOf } from "./choosing";
import { ClueHead, mediumIcon } from "./clue";
import { ClueField } from "./clue-field";
import { BLANK, type Draft, draftOf, keepDraft, recallDraft } from "./drafts";
import { Focus } from "./focus";
import { type HandChoice, offeredOf } from "./hand";
import { company, GalleryButton, hears } from "./meanwhile";
import { peopleOf } from "./people";
import { SETTLING_MS, useSettled } from "./settled";
import { useSpark } from "./spark";
import { tellingWords } from "./tidings";
import { useAct } from "./use-act";
import { wordsIn } from "./words";

/** From so many on one is told how many letters are left. */
const FEW_LETTERS = 40;

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
  // A second tap on what chooses a card must not tell as well.
  const meant = useRef(0);
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
      meant.current = performance.now() + SETTLING_MS;
    }
    setTried(lacks !== null && !offered);
    if (lacks || !settled() || performance.now() < meant.current) return;
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
  const ask = tell.with_card
    ? announcing
      ? "ask-announce"
      : "ask-tell"
    : announcing
      ? "ask-announce-unseen"
      : "ask-tell-unseen";
  return (
    <>
      <ClueHead
        teller={announcing ? undefined : me}
        clock={clock}
        line={announcing ? firstLine : t("you-tell")}
        label={t("what-to-do")}
      >
        <p class="ask">{t(ask)}</p>
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

interface ComposerProps {
  readonly media: TellOptions["media"];
  readonly medium: Clue["medium"];
  readonly draft: Draft;
  /** Why it cannot be sent yet. */
  readonly lacks: string | null;
  /** The card that its button chooses first. */
  readonly offered: string | null;
  /** The card that it tells of. */
  readonly card: string | null;
  readonly busy: boolean;
  readonly table: string;
  /** The line below: what it lacks, or what there is to know. */
  readonly says: string;
  readonly lesson: ComponentChildren;
  /** Its words and the most that it may have, where they are counted. */
  readonly counted: { readonly count: number; readonly most: number } | null;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSend: () => void;
}

/** How the clue is given, its words, and the button that tells it. */
function Composer({
  media,
  medium,
  draft,
  lacks,
  offered,
  card,
  busy,
  table,
  says,
  counted,
  lesson,
  onChange,
  onSend,
}: ComposerProps) {
  const written = medium === "text";
  const left = LONGEST_CLUE - draft.text.length;
  const spark = useSpark(table);
  const does = t(offered ? "look-choose" : written ? "tell-it" : `told-${medium}`);
  return (
    <form
      class="act composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {lesson}
      {media.length > 1 && (
        <fieldset class="tabs">
          <legend class="visually-hidden">{t("media")}</legend>
          {media.map((one) => (
            <button
              key={one}
              type="button"
              class="tab"
              aria-pressed={one === medium}
              onClick={() => onChange({ medium: one })}
            >
              <Icon name={mediumIcon(one)} />
              {t(`tab-${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div class="send" data-written={written || undefined}>
        <ClueField
          text={draft.text}
          placeholder={t(written ? "clue-placeholder" : "clue-placeholder-aloud")}
          onText={(text) => onChange({ text })}
        />
        <button
          type="submit"
          class="btn btn-primary"
          disabled={lacks !== null && !offered}
          aria-busy={busy}
          aria-label={named(does, offered ? [offered] : card ? [card] : [])}
          aria-describedby="clue-hint"
        >
          {does}
        </button>
      </div>
      <div class="composer-foot">
        <p class="hint" id="clue-hint">
          {counted && (
            <b class="clue-count" data-over={counted.count > counted.most || undefined}>
              {t("clue-words", counted)}
            </b>
          )}
          {left <= FEW_LETTERS && <b class="clue-count">{t("clue-letters", { left })}</b>}
          {says}
        </p>
        {spark.button}
        <p class="spark-words" role="status">
          {spark.words}
        </p>
      </div>
    </form>
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
