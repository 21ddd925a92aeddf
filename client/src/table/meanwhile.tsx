// What there is to do for whoever waits.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Gallery } from "../gallery";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import type { TableView } from "../state/types";
import { Faces } from "../talk";

/** Opens the pictures of the table's sets. */
export function GalleryButton({ view, class: also = "" }: { readonly view: TableView; readonly class?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={`btn ${also}`} onClick={() => setOpen(true)}>
        <Icon name="cards" />
        {t("gallery-open")}
      </button>
      {open && <Gallery sets={view.public.sets} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether there is anybody who would see a face. */
export function company(view: TableView): boolean {
  return view.public.members.filter((member) => member.kind === "person").length > 1;
}

/** Whether there is anybody who would hear a clue that is said, or see it mimed; computer players know what is written. */
export function hears(view: TableView): boolean {
  return company(view) || view.public.guests.length > 0 || view.public.screens;
}

interface MeanwhileProps {
  readonly view: TableView;
  /** What else may be done, beside the pictures. */
  readonly children?: ComponentChildren;
}

/** Faces to show, and pictures to look through. */
export function Meanwhile({ view, children }: MeanwhileProps) {
  return (
    <>
      {company(view) && <Faces />}
      <div class="act-row">
        {children}
        <GalleryButton view={view} class="btn-small" />
      </div>
    </>
  );
}
