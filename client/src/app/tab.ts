// What the tab says of the table while another one is looked at: its title, and its icon. Works on plain http too.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";

/** A table that waits for this seat stands in the title as long as it does; `host`: whose table it is. */
export function useTitle(turn: boolean, host: string | undefined): void {
  useEffect(() => {
    const name = host ? t("title-table", { host }) : "Moonhare";
    document.title = turn ? t("title-your-turn", { title: name }) : name;
  }, [turn, host]);
}

/** The moon bears a light while it is one's turn and nobody looks; whoever looks sees so without it. */
export function useIcon(turn: boolean): void {
  useEffect(() => {
    const show = () => showIcon(turn && document.visibilityState === "hidden");
    show();
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      showIcon(false);
    };
  }, [turn]);
}

function showIcon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = lit ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
