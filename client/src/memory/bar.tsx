// The bar of a page that tells of a game which is over.
import { t } from "../i18n";
import { Bar, type BarProps } from "../parts/bar";
import { Icon } from "../parts/icon";
import { ThemeButton } from "../parts/theme-button";

/** Shows the bar; from the page of a table's own game one goes back to the table. */
export function MemoryBar({ title, line, code }: Pick<BarProps, "title" | "line"> & { readonly code?: string }) {
  return (
    <Bar
      title={title}
      line={line}
      tools={
        <>
          <ThemeButton />
          {code && (
            <a class="icon-btn" href={`/t/${code}`} aria-label={t("album-back")} title={t("album-back")}>
              <Icon name="back" />
            </a>
          )}
        </>
      }
    />
  );
}
