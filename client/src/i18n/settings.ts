// Settings in words: their values by kind and name.

import type { SettingValue } from "../state/types";
import { number, t } from ".";

/** A setting's value. */
export function valueWords(name: string, value: SettingValue): string {
  if (value === null) return t("no-limit");
  if (typeof value === "boolean") return t(value ? "on" : "off");
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return t(`value-${name}-${value}`);
  return value.map((one) => t(`medium-${one}`)).join(", ");
}
