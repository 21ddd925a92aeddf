// Six hares' faces, drawn of one head with other ears, eyes and mouths; and the buttons that show them.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { say } from "../net/act";
import { adopt } from "../parts/lazy";
import { type Face, rules } from "../state/talk";
import styles from "./talk.css?text";

adopt(styles);

const FACES: readonly Face[] = ["hello", "laugh", "wow", "hm", "love", "zzz"];

const FUR = "#fbf1d6";
const INK = "#2b2147";
const ROSE = "#eeb19b";
const WINE = "#7b2b3d";

const stroke = { stroke: INK, "stroke-width": 2.1, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
const line = { ...stroke, fill: "none" } as const;
const fur = { ...stroke, fill: FUR } as const;
const dark = { ...stroke, fill: WINE, "stroke-width": 1.8 } as const;

/** Each ear with its inside, standing at the left. */
const EARS = {
  up: [
    "M19 23C11.4 17.4 9.4 6.8 13 3.8c3.4-2.4 8.3 6 8.7 16.6Z",
    "M17.6 18.2c-3-3.7-4.1-8.9-3.1-11.2 2.1.9 4.4 5.6 5 10.8Z",
  ],
  tall: [
    "M19.8 22.4C13.4 15.2 13.7 4.3 17 2.1c3.2-1.7 6.2 7 5.6 18Z",
    "M18.7 17.8c-2-4.4-2.1-9.4-1-11.8 1.8 1.6 2.9 6.5 2.7 11.6Z",
  ],
  bent: [
    "M19.2 21.6C18.6 13.2 13 7.4 7 8.8c-4.1 1.2-3.5 6.6 1.4 7.5 2.8.5 4.5 2.7 5 6.4Z",
    "M16.3 17.4c-1.3-3.6-4.5-6.1-7.7-5.7-1.7.3-1.3 2.4.9 2.8 2.7.4 4.7 1.8 6 4Z",
  ],
  down: ["M18.2 20.4C11.6 17 4.6 20.6 3.6 28.4c-.4 4.1 3.4 5.2 6 2.2 2.4-2.9 5-4.7 8.5-5.6Z", ""],
} as const;

type EarKind = keyof typeof EARS;

function Ear({ kind, flip = false }: { readonly kind: EarKind; readonly flip?: boolean }) {
  const [outer, inner] = EARS[kind];
  return (
    <g transform={flip ? "matrix(-1 0 0 1 48 0)" : undefined}>
      <path d={outer} {...fur} />
      {inner && <path d={inner} fill={ROSE} />}
    </g>
  );
}

/** An open eye that looks by `dx`, `dy`. */
function Eye({ x, r, dx = 0, dy = 0 }: { x: number; r: number; dx?: number; dy?: number }) {
  return (
    <>
      <circle cx={x} cy="27.4" r={r} fill="#fff" stroke={INK} stroke-width="1.8" />
      <circle cx={x + dx} cy={27.4 + dy} r="1.5" fill={INK} />
    </>
  );
}

const SLEEP = "M29 11h5.6L29 16.6h5.6M37.4 3.4H42l-4.6 5.2H42";

/** What makes each face that one: its two ears, its eyes and mouth. */
const DRAWN: Readonly<Record<Face, readonly [EarKind, EarKind, ComponentChildren]>> = {
  hello: [
    "up",
    "bent",
    <>
      <circle cx="18" cy="28" r="2.2" fill={INK} />
      <circle cx="30" cy="28" r="2.2" fill={INK} />
      <path d="M19.4 36.1c2.7 2.7 6.5 2.7 9.2 0" {...line} />
      {/* a paw that waves */}
      <path d="M38.4 38.6c-.9-3.6 1-7.3 4-7.6 2.7-.2 4.3 2.3 3.4 5-.9 2.5-2.9 4.4-5.1 4.9Z" {...fur} />
    </>,
  ],
  laugh: [
    "up",
    "up",
    <>
      <path d="m14.8 29.3 3.2-2.9 3.2 2.9M26.8 29.3l3.2-2.9 3.2 2.9" {...line} />
      <path d="M18.1 35h11.8c.3 4.7-2.4 7.5-5.9 7.5s-6.2-2.8-5.9-7.5Z" {...dark} />
      <path d="M21 40.7c1.5-1.6 4.5-1.6 6 0-1.7 1.5-4.3 1.5-6 0Z" fill="#ef8e8e" />
    </>,
  ],
  wow: [
    "tall",
    "tall",
    <>
      <Eye x={17.4} r={3.7} />
      <Eye x={30.6} r={3.7} />
      <ellipse cx="24" cy="38.4" rx="2.6" ry="3.2" {...dark} />
    </>,
  ],
  hm: [
    "bent",
    "up",
    <>
      <Eye x={18} r={3} dx={1.2} dy={-1} />
      <Eye x={30} r={3} dx={1.2} dy={-1} />
      <path d="M27 22.6c2-1.4 4.4-1.4 6.2 0M20 37.7c1.3-1.6 2.7-1.6 4 0s2.7 1.6 4 0" {...line} />
    </>,
  ],
  love: [
    "up",
    "up",
    <>
      <path d="M14.9 28.7c1.5-2.5 4.6-2.5 6.2 0M26.9 28.7c1.5-2.5 4.6-2.5 6.2 0M20 36c2.3 2.4 5.7 2.4 8 0" {...line} />
      <path
        d="M38.8 25.6c-3.6-2.5-6.5-5-6.5-8.3 0-3.4 4.1-4.8 6.5-1.7 2.4-3.1 6.4-1.7 6.4 1.7 0 3.3-2.9 5.8-6.4 8.3Z"
        {...stroke}
        fill="#e2486a"
      />
    </>,
  ],
  zzz: [
    "down",
    "down",
    <>
      <path d="M14.9 27.4c1.5 2.3 4.6 2.3 6.2 0M26.9 27.4c1.5 2.3 4.6 2.3 6.2 0" {...line} />
      <ellipse cx="24" cy="37.6" rx="1.9" ry="1.6" fill={WINE} />
      <path d={SLEEP} {...line} stroke-width="4.6" />
      <path d={SLEEP} {...line} stroke="#ffc870" stroke-width="2.3" />
    </>,
  ],
};

/** A face. */
export function HareFace({ face }: { readonly face: Face }) {
  const [left, right, look] = DRAWN[face];
  return (
    <svg class="face" viewBox="0 0 48 48" aria-hidden="true">
      <Ear kind={left} />
      <Ear kind={right} flip />
      <path
        d="M24 17.4c9.3 0 15.6 5.9 15.6 13.7 0 8.1-6.7 13.4-15.6 13.4S8.4 39.2 8.4 31.1c0-7.8 6.3-13.7 15.6-13.7Z"
        {...fur}
      />
      <path
        d="M10.4 34c1.5 5.8 7.1 9 13.6 9s12.1-3.2 13.6-9c-2.5 4.1-7.5 6.3-13.6 6.3S12.9 38.1 10.4 34Z"
        fill="#e6d3a8"
        opacity=".75"
      />
      <circle cx="14.2" cy="34" r="3" fill={ROSE} opacity=".8" />
      <circle cx="33.8" cy="34" r="3" fill={ROSE} opacity=".8" />
      <path d="M22.3 31.2h3.4c.5 0 .7.6.3 1l-1.4 1.4c-.3.3-.9.3-1.2 0L22 32.2c-.4-.4-.2-1 .3-1Z" fill="#a8534e" />
      {look}
    </svg>
  );
}

/** A row of buttons, one a face; nothing where the talk is switched off. */
export function Faces() {
  if (!rules.value.on) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a form
    <div class="reacts" role="group" aria-label={t("talk-faces")}>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class="react"
          aria-label={t(`face-${face}`)}
          title={t(`face-${face}`)}
          onClick={() => say({ type: "react", face })}
        >
          <HareFace face={face} />
        </button>
      ))}
    </div>
  );
}

/** A face over a badge. */
export function Over({ face }: { readonly face: Face }) {
  return (
    <span class="pop">
      <HareFace face={face} />
    </span>
  );
}
