// A link that the server makes once it is shown: asked for, and copied.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { ask } from "../net/http";
import { toast } from "../state/toasts";
import type { Problem } from "../state/types";
import { copyText } from "./copy";

interface OneLink<Link> {
  readonly link: Link | null;
  readonly problem: Problem | null;
  /** Of the field that shows it, for those who copy by hand. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly copy: () => Promise<void>;
}

/** Asks a door for a link, anew each time that it is shown. */
export function useOneLink<Link extends { readonly address: string }>(door: string): OneLink<Link> {
  const [link, setLink] = useState<Link | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let here = true;
    void ask<Link>(door, {}).then((answer) => {
      if (!here) return;
      if (answer.ok) setLink(answer.value);
      else setProblem(answer.problem);
    });
    return () => {
      here = false;
    };
  }, [door]);
  const copy = async () => {
    if (link && (await copyText(link.address))) toast(t("link-copied"));
    else field.current?.select();
  };
  return { link, problem, field, copy };
}
