// The sets of cards that are played with: one or several, mixed. On a phone a single one is seen on the moon alone.
import { useEffect } from "preact/hooks";
import { language, t } from "../i18n";
import { act } from "../net/act";
import type { SetSummary } from "../protocol";
import { loadSetSummaries, setSummaries } from "../state/choices";
import { connection, isHost, setsChanges, table } from "../state/table";

/** Shows the sets to choose from, or for others than the host those that are chosen. */
export function Cards() {
  const spoken = language.value;
  const changes = setsChanges.value;
  // What the server said meanwhile was not heard.
  const connected = connection.value === "open";
  useEffect(() => {
    if (spoken && connected) void loadSetSummaries();
  }, [spoken, changes, connected]);
  const shown = table.value;
  if (!shown) return null;
  const all = setSummaries.value;
  // A chosen set that the server has no longer is given up with the next choice.
  const picked = all?.map((one) => one.id).filter((id) => shown.sets.includes(id)) ?? [];
  const toggle = (id: string) => {
    const sets = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
    void act({ type: "choose-sets", sets });
  };
  return (
    <section
      class="panel lobby-sets"
      aria-labelledby="sets-heading"
      data-single={all?.length === 1 && picked.length === 1 ? "" : undefined}
    >
      <div class="panel-head">
        <h2 id="sets-heading">{t("cards")}</h2>
        <span class="small muted">{t("cards-together", { count: shown.cards })}</span>
      </div>
      {all && picked.length < shown.sets.length && <p class="small">{t("refusal-set-unknown")}</p>}
      <div class="sets">
        {all === null && <div class="skeleton set-waiting" aria-busy="true" />}
        {all
          ?.filter((one) => isHost.value || shown.sets.includes(one.id))
          .map((one) => {
            const chosen = picked.includes(one.id);
            const only = chosen && picked.length === 1;
            return isHost.value ? (
              <label key={one.id} class="choice set" data-chosen={chosen ? "" : undefined}>
                <input
                  type="checkbox"
                  checked={chosen}
                  aria-disabled={only}
                  onClick={(event) => {
                    // At least one set stays; the table's next view decides what is ticked.
                    event.preventDefault();
                    if (!only) toggle(one.id);
                  }}
                />
                <SetWords set={one} />
              </label>
            ) : (
              <div key={one.id} class="choice choice-plain set">
                <SetWords set={one} />
              </div>
            );
          })}
      </div>
    </section>
  );
}

function SetWords({ set }: { readonly set: SetSummary }) {
  return (
    <>
      <span class="set-fan">
        {set.sample.slice(0, 3).map((picture) => (
          <img key={picture} loading="lazy" src={picture} alt="" width={40} height={60} decoding="async" />
        ))}
      </span>
      <span class="set-words">
        <strong>{set.title}</strong>
        <span class="small">{t("set-line", { count: set.cards, author: set.author })}</span>
      </span>
    </>
  );
}
