// The bar at the top of a page: home, where one is, tools.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Logo } from "./icon";

export interface BarProps {
  readonly title: string;
  /** A smaller second line. */
  readonly line?: string | undefined;
  /** Between title and tools, for instance the phases of a round. */
  readonly children?: ComponentChildren;
  /** Buttons at the end. */
  readonly tools: ComponentChildren;
}

/** Shows the bar. */
export function Bar({ title, line, children, tools }: BarProps) {
  return (
    <header class="topbar">
      <a class="logo-link" href="/" aria-label={t("home-page")}>
        <Logo />
      </a>
      <div class="topbar-title">
        <h1>{title}</h1>
        {line && <span class="small">{line}</span>}
      </div>
      {children}
      <div class="topbar-tools push">{tools}</div>
    </header>
  );
}
