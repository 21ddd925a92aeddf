// What each cue plays, as notes. Pure; all in D major, so that cues which meet sound together.

export type Cue = "clue" | "card" | "all-in" | "your-turn" | "tick" | "vote" | "reveal" | "hop" | "end" | "knock";

/** What a cue depends on. */
export interface How {
  /** `reveal`: who found the storyteller's card; null where no card is theirs. */
  readonly found?: "some" | "all" | "none" | null;
  /** `hop`: the how manieth of this rabbit, from 1. */
  readonly hop?: number;
}

export type Voice = "bell" | "chime" | "harp" | "wood" | "thump" | "paper";

export interface Note {
  readonly voice: Voice;
  /** In hertz; of paper the middle of its rustle. */
  readonly pitch: number;
  /** Seconds from the cue's beginning. */
  readonly at: number;
  /** The height of its first swing, of 1. */
  readonly level: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
}

const STEPS = { D: -7, E: -5, "F#": -3, G: -2, A: 0, B: 2 } as const;

/** A tone's frequency in hertz: `D4` lies below `A4`, which is 440. */
export function hertz(tone: string): number {
  const name = tone.slice(0, -1) as keyof typeof STEPS;
  return 440 * 2 ** (STEPS[name] / 12 + Number(tone.slice(-1)) - 4);
}

/** Rising steps without a half-tone, for as many stones as a rabbit may hop in a round. */
const STONES = ["A3", "B3", "D4", "E4", "F#4", "A4", "B4", "D5", "E5", "F#5", "A5", "B5", "D6"] as const;

function chord(tones: readonly string[], spread: number, level: number): Note[] {
  return tones.map((tone, index) => ({
    voice: "harp",
    pitch: hertz(tone),
    at: index * spread,
    level,
    pan: tones.length > 1 ? (index / (tones.length - 1) - 0.5) * 0.7 : 0,
  }));
}

/** Fourteen edges of paper, quicker and quicker, from left to right. */
function riffle(): Note[] {
  return Array.from({ length: 14 }, (_, index) => ({
    voice: "paper",
    pitch: 2300 + index * 110,
    at: 0.62 * (index / 13) ** 0.72,
    level: 0.45 + 0.4 * Math.sin((Math.PI * (index + 1)) / 15),
    pan: index / 13 - 0.5,
  }));
}

/** The notes of a cue. */
export function notesOf(cue: Cue, how: How = {}): Note[] {
  switch (cue) {
    case "clue":
      return [{ voice: "bell", pitch: hertz("A4"), at: 0, level: 0.5 }];
    case "card":
      return [
        { voice: "paper", pitch: 1900, at: 0, level: 0.95 },
        { voice: "paper", pitch: 1200, at: 0.07, level: 0.7 },
      ];
    case "all-in":
      return riffle();
    case "your-turn":
      return [
        { voice: "chime", pitch: hertz("D5"), at: 0, level: 0.32, pan: -0.15 },
        { voice: "chime", pitch: hertz("A5"), at: 0.17, level: 0.36, pan: 0.15 },
      ];
    case "tick":
      return [{ voice: "wood", pitch: 620, at: 0, level: 0.34 }];
    case "vote":
      return [
        { voice: "thump", pitch: 110, at: 0, level: 0.4 },
        { voice: "wood", pitch: 310, at: 0.004, level: 0.16 },
      ];
    case "knock":
      return [0, 0.19].flatMap((at) => [
        { voice: "thump", pitch: 150, at, level: 0.3 } as const,
        { voice: "wood", pitch: 235, at, level: 0.2 } as const,
      ]);
    case "reveal":
      return how.found === "all" || how.found === "none"
        ? chord(["B2", "F#3", "B3", "D4", "F#4"], 0.095, 0.22)
        : chord(["D3", "A3", "D4", "F#4", "A4", "E5"], 0.075, 0.2);
    case "hop":
      return [
        {
          voice: "harp",
          pitch: hertz(STONES[Math.min(how.hop ?? 1, STONES.length) - 1] ?? "A3"),
          at: 0,
          level: 0.3,
        },
      ];
    case "end":
      return [
        ...chord(["D3", "A3"], 0.04, 0.2),
        ...["F#4", "A4", "E5", "D5", "A5"].map(
          (tone, index) =>
            ({ voice: "bell", pitch: hertz(tone), at: [0, 0.24, 0.48, 0.84, 1.2][index] ?? 0, level: 0.22 }) as const,
        ),
        ...chord(["D4", "F#4", "A4"], 0.06, 0.16).map((note) => ({ ...note, at: note.at + 1.2 })),
      ];
  }
}
