// What the host may do about the talk as a whole: switch it off, clear it, hold words.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { say } from "../net/act";
import { Menu, MenuItem } from "../parts/menu";
import { Sheet } from "../parts/sheet";
import { LONGEST_HELD_WORD, MOST_HELD_WORDS } from "../protocol";
import { rules } from "../state/talk";

/** The host's menu. */
export function HostMenu() {
  const [open, setOpen] = useState(false);
  const { on } = rules.value;
  return (
    <>
      <Menu label={t("talk-host")} icon="dots">
        <MenuItem icon={on ? "hush" : "chat"} onClick={() => say({ type: "switch-talk", on: !on })}>
          {t(on ? "talk-switch-off" : "talk-switch-on")}
        </MenuItem>
        <MenuItem icon="eye" onClick={() => setOpen(true)}>
          {t("talk-words")}
        </MenuItem>
        <MenuItem icon="close" danger onClick={() => say({ type: "clear-talk" })}>
          {t("talk-clear")}
        </MenuItem>
      </Menu>
      {open && <HeldWords onClose={() => setOpen(false)} />}
    </>
  );
}

function HeldWords({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState(rules.value.words.join("\n"));
  const keep = async () => {
    const words = text
      .split("\n")
      .map((word) => word.trim().slice(0, LONGEST_HELD_WORD))
      .filter(Boolean)
      .slice(0, MOST_HELD_WORDS);
    const verdict = await say({ type: "hold-words", words });
    if (verdict.type === "accepted") onClose();
  };
  return (
    <Sheet title={t("talk-words")} onClose={onClose} narrow>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label for="held-words">{t("talk-words-hint")}</label>
        <textarea
          id="held-words"
          class="input held-words"
          rows={6}
          value={text}
          data-first
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn btn-primary btn-block">
          {t("save")}
        </button>
      </form>
    </Sheet>
  );
}
