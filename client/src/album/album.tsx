// The album: a book on a screen, a column on a phone, sheets of A4 on paper. Paper in both themes.
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { MemoryBar } from "../memory/bar";
import { leadOf } from "../memory/rounds";
import { isProblem, roundsAt, useTold } from "../memory/told";
import { Logo } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { useTop } from "../parts/top";
import type { Chronicle } from "../protocol";
import { loadSet } from "../state/sets";
import styles from "./album.css?text";
import { Cover, titleOf } from "./cover";
import { HonoursSpread } from "./honours";
import { Keep } from "./keep";
import { gameLine } from "./names";
import type { AlbumSource } from "./source";
import { Spread } from "./spread";
import { Turns } from "./turns";

adopt(styles);

/** The page. */
export function AlbumPage({ source }: { readonly source: AlbumSource }) {
  const told = useTold<Chronicle>(
    "secret" in source ? `/api/albums/${encodeURIComponent(source.secret)}` : roundsAt(source.code, source.game),
  );
  const chronicle = told && !isProblem(told) ? told : null;
  useTop("album");
  useEffect(() => {
    for (const set of chronicle?.sets ?? []) void loadSet(set);
  }, [chronicle, language.value]);
  useEffect(() => {
    // What the address points to is there only now.
    if (chronicle && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [chronicle]);
  if (told === null) return <main class="page sky" aria-busy="true" />;
  if (!chronicle || chronicle.rounds.length === 0)
    return (
      <Nothing words={isProblem(told) ? wordsFor(told) : t("album-nothing")} code={"code" in source && source.code} />
    );
  return <Book chronicle={chronicle} source={source} />;
}

function Book({ chronicle, source }: { readonly chronicle: Chronicle; readonly source: AlbumSource }) {
  const book = useRef<HTMLElement>(null);
  const game = gameLine(chronicle);
  const title = `${titleOf(chronicle)} · ${game}`;
  useEffect(() => {
    document.title = `${title} · Moonhare`;
  }, [title]);
  const finest = chronicle.honours.finest ?? chronicle.honours.agreed;
  const first = chronicle.rounds.find((round) => round.outcome.round === finest?.round) ?? chronicle.rounds[0];
  const cover = first && leadOf(first)?.card;
  return (
    <div class="album-page sky">
      <MemoryBar
        title={titleOf(chronicle)}
        line={t("edition-and-rounds", { edition: game, count: chronicle.rounds.length })}
        {...("code" in source && { code: source.code })}
      />
      <Turns chronicle={chronicle} cover={cover} />
      <main class="al" ref={book}>
        <section class="al-front" id="cover">
          <Cover chronicle={chronicle} card={cover} />
          <Keep chronicle={chronicle} source={source} book={book} title={title} />
        </section>
        {chronicle.rounds.map((round, index) => (
          <Spread key={round.outcome.round} round={round} page={2 * index + 2} />
        ))}
        <HonoursSpread chronicle={chronicle} page={2 * chronicle.rounds.length + 2} />
      </main>
    </div>
  );
}

function Nothing({ words, code }: { readonly words: string; readonly code: string | false }) {
  return (
    <main class="page sky album-nothing">
      <Logo />
      <h1>{t("album-none")}</h1>
      <p class="muted">{words}</p>
      {code && (
        <a class="btn btn-primary" href={`/t/${code}`}>
          {t("album-back")}
        </a>
      )}
      <a class={`btn ${code ? "" : "btn-primary"}`} href="/">
        {t("home-page")}
      </a>
    </main>
  );
}
