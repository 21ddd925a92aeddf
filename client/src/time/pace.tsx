// The pace of a table in words, for those who do not set it.
import { t } from "../i18n";
import type { ChooseTime } from "../protocol";

/** One line; what a pace over days means does not speak for itself. */
export function PaceLine({ pace }: { readonly pace: NonNullable<ChooseTime["pace"]> }) {
  return (
    <p class="small muted">
      {t("time")}: {t(`pace-${pace}`)}
      {pace === "days" && `. ${t("pace-days.hint")}`}
    </p>
  );
}
