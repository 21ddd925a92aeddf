// What one hears and feels of a table, on this device: sounds, how loud, shaking on one's turn.
import { useId } from "preact/hooks";
import { t } from "../i18n";
import { Switch } from "../parts/fields";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import { canShake, cue, setSounding, setTouching, setVolume, sounding, touching, volume } from "./index";
import styles from "./sound.css?text";

adopt(styles);

/** Shows the sheet. */
export function SoundSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Sheet title={t("sound")} onClose={onClose} narrow>
      <div class="stack sound">
        <Switch label={t("sound-on")} hint={t("sound-hint")} value={sounding.value} onChange={setSounding} />
        <div class="volume">
          <label for={id}>{t("volume")}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(volume.value * 100)}
            disabled={!sounding.value}
            onInput={({ currentTarget }) => setVolume(currentTarget.valueAsNumber / 100)}
            onChange={() => cue("clue")}
          />
          <button type="button" class="btn" disabled={!sounding.value} onClick={() => cue("your-turn")}>
            <Icon name="play" />
            {t("sound-try")}
          </button>
        </div>
        {canShake() && <Switch label={t("touch-on")} value={touching.value} onChange={setTouching} />}
      </div>
    </Sheet>
  );
}
