// Who is at the table and at its door, and what its host may do about it.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { Badge } from "../parts/badge";
import { Switch } from "../parts/fields";
import { Sheet } from "../parts/sheet";
import { view as viewSignal } from "../state/table";
import type { GuestView, Member } from "../state/types";
import "./drawing";

const UNDO_MS = 10_000;

/** The sheet. A removal stays to be undone in it for ten seconds. */
export function CompanySheet({ onClose }: { readonly onClose: () => void }) {
  const [removed, setRemoved] = useState<Member | null>(null);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);
  const view = viewSignal.value;
  if (!view) return null;
  const { members, guests, door_open } = view.public;
  const host = view.own?.host ?? false;
  const remove = async (member: Member) => {
    const verdict = await act({ type: "remove-seat", key: member.key });
    if (verdict.type === "accepted") setRemoved(member);
  };
  return (
    <Sheet title={t("company")} onClose={onClose} narrow>
      <div class="stack company">
        <ul class="company-list">
          {members.map((member) => (
            <li key={member.key}>
              <Badge
                symbol={member.symbol}
                kind={member.kind}
                state={member.presence === "away" ? "away" : undefined}
              />
              <b>{member.name}</b>
              {host && member.kind === "person" && member.key !== view.own?.key && (
                <button type="button" class="btn btn-small" onClick={() => remove(member)}>
                  {t("company-remove")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {removed && (
          <p class="company-undo" role="status">
            <span>{t("company-removed", { name: removed.name })}</span>
            <button
              type="button"
              class="btn btn-small"
              onClick={() => {
                setRemoved(null);
                void act({ type: "restore-seat", key: removed.key });
              }}
            >
              {t("company-undo")}
            </button>
            <KeepOut who={removed.key} onDone={() => setRemoved(null)} />
          </p>
        )}
        <h3>{t("company-door")}</h3>
        {guests.length === 0 && <p class="hint">{t("company-nobody")}</p>}
        <ul class="company-list">
          {guests.map((guest) => (
            <li key={guest.key}>
              <span>
                <b>{guest.name}</b>
                <span class="small">{t(`company-${doing(guest)}`)}</span>
              </span>
              {host && guest.asks && guest.promised === null && (
                <button
                  type="button"
                  class="btn btn-small btn-primary"
                  onClick={() => act({ type: "let-in", key: guest.key })}
                >
                  {t("knock-let-in")}
                </button>
              )}
              {host && <KeepOut who={guest.key} />}
            </li>
          ))}
        </ul>
        {host && (
          <Switch
            label={t("company-open")}
            hint={t("company-open.hint")}
            value={door_open}
            onChange={(open) => act({ type: "open-door", open })}
          />
        )}
        {host && view.own && view.own.barred.length > 0 && (
          <>
            <h3>{t("company-kept")}</h3>
            <ul class="company-list">
              {view.own.barred.map((one) => (
                <li key={one.key}>
                  <b>{one.name}</b>
                  <button type="button" class="btn btn-small" onClick={() => act({ type: "let-back", key: one.key })}>
                    {t("company-let-back")}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}

function KeepOut({ who, onDone }: { readonly who: number; readonly onDone?: () => void }) {
  return (
    <button
      type="button"
      class="btn btn-small btn-quiet"
      onClick={() => {
        onDone?.();
        void act({ type: "keep-out", key: who });
      }}
    >
      {t("company-keep-out")}
    </button>
  );
}

function doing(guest: GuestView): "claim" | "promised" | "asks" | "ready" | "looks" {
  if (guest.claim !== null) return "claim";
  if (guest.promised !== null) return "promised";
  if (guest.asks) return "asks";
  return guest.ready ? "ready" : "looks";
}
