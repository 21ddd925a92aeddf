// Who is at the table and at its door, and what its host may do about it.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { handedOver } from "../net/socket";
import { Badge } from "../parts/badge";
import { Switch } from "../parts/fields";
import { Menu, MenuItem } from "../parts/menu";
import { Sheet } from "../parts/sheet";
import { UNDO } from "../protocol";
import { myself, view as viewSignal } from "../state/table";
import { toast } from "../state/toasts";
import type { GuestView, Member } from "../state/types";
import { watching } from "../state/watching";
import "./drawing";
import { doing } from "./offered";

const UNDO_MS = UNDO * 1000;

interface CompanyProps {
  /** Somebody to be removed as the sheet opens. */
  readonly remove?: Member;
  readonly onClose: () => void;
}

/** The sheet. A removal stays to be undone in it as long as the table takes it back. */
export function CompanySheet({ remove: first, onClose }: CompanyProps) {
  const [removed, setRemoved] = useState<Member | null>(null);
  useEffect(() => {
    if (first) void remove(first);
  }, []);
  const open = useRef<{ readonly member: Member; readonly until: number } | null>(null);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);
  const remove = async (member: Member) => {
    const verdict = await act({ type: "remove-seat", key: member.key });
    if (verdict.type !== "accepted") return;
    setRemoved(member);
    open.current = { member, until: performance.now() + UNDO_MS };
  };
  const settle = () => {
    setRemoved(null);
    open.current = null;
  };
  const restore = (member: Member) => {
    settle();
    return act({ type: "restore-seat", key: member.key });
  };
  // The sheet may be closed sooner than the removal is for good: then a note says so in its place.
  useEffect(
    () => () => {
      if (!open.current) return;
      const { member, until } = open.current;
      const forMs = until - performance.now();
      const run = () => act({ type: "restore-seat", key: member.key });
      if (forMs > 0)
        toast(t("company-removed", { name: member.name }), "good", { label: t("company-undo"), run, forMs });
    },
    [],
  );
  const view = viewSignal.value;
  if (!view) return null;
  const { members, guests, door_open } = view.public;
  const host = view.own?.host ?? false;
  const gone = (view.own?.removed ?? []).filter((one) => one.key !== removed?.key);
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
                <span class="company-acts">
                  <button
                    type="button"
                    class="btn btn-small btn-quiet"
                    onClick={() => act({ type: "pass-host", key: member.key })}
                  >
                    {t("company-make-host")}
                  </button>
                  <button type="button" class="btn btn-small" onClick={() => remove(member)}>
                    {t("company-remove")}
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {removed && (
          <p class="company-undo" role="status">
            <span>{t("company-removed", { name: removed.name })}</span>
            <button type="button" class="btn btn-small" onClick={() => restore(removed)}>
              {t("company-undo")}
            </button>
            <KeepOut who={removed.key} onDone={settle} />
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
                <>
                  <button
                    type="button"
                    class="btn btn-small btn-primary"
                    onClick={() => act({ type: "let-in", key: guest.key })}
                  >
                    {t("knock-let-in")}
                  </button>
                  <OtherSeats guest={guest} members={members} />
                </>
              )}
              {host && <KeepOut who={guest.key} />}
              {guest.asks && guest.promised === null && myself.value && view.public.stage !== "over" && (
                <HandOver to={guest} onDone={onClose} />
              )}
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
        {host && gone.length > 0 && (
          <>
            <h3>{t("company-out")}</h3>
            <ul class="company-list">
              {gone.map((one) => (
                <li key={one.key}>
                  <b>{one.name}</b>
                  <KeepOut who={one.key} />
                </li>
              ))}
            </ul>
          </>
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

/** Gives one's own seat to a guest, once that is said twice. */
function HandOver({ to, onDone }: { readonly to: GuestView; readonly onDone: () => void }) {
  const [sure, setSure] = useState(false);
  const give = async () => {
    const verdict = await act({ type: "hand-seat", key: to.key });
    if (verdict.type !== "accepted") return;
    onDone();
    watching.value = true;
    handedOver();
  };
  return sure ? (
    <p class="company-undo">
      <span>{t("company-hand-words", { name: to.name })}</span>
      <button type="button" class="btn btn-small btn-danger" onClick={give}>
        {t("company-hand-yes")}
      </button>
    </p>
  ) : (
    <button type="button" class="btn btn-small btn-quiet" onClick={() => setSure(true)}>
      {t("company-hand")}
    </button>
  );
}

/** Seats that could be a guest's, but for the one that they asked for: the table says whether one may be theirs. */
function OtherSeats({ guest, members }: { readonly guest: GuestView; readonly members: readonly Member[] }) {
  const others = members.filter(
    (one) => (one.kind === "computer" || one.presence === "away") && one.key !== guest.wants,
  );
  if (viewSignal.value?.public.stage !== "playing" || others.length === 0) return null;
  return (
    <Menu label={t("company-other-seat")} face={<span class="btn btn-small">{t("company-other-seat")}</span>}>
      {others.map((one) => (
        <MenuItem key={one.key} onClick={() => void act({ type: "let-in", key: guest.key, seat: one.key })}>
          {one.name}
        </MenuItem>
      ))}
    </Menu>
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
