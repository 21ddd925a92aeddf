// The instruments: each makes one note out of nothing in any audio context. No sample of anybody's.
import type { Note, Voice } from "./cues";

type Sing = (context: BaseAudioContext, note: Note, at: number, out: AudioNode) => void;

/** How loud a partial is, by which multiple of the pitch it sounds, in how many seconds it dies away. */
type Partial = readonly [level: number, multiple: number, seconds: number];

const SILENT = 0.0001;

/** Noise that is the same in every browser and every time (a linear congruential generator). */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Swells in `attack` seconds and dies away in `seconds`. */
function envelope(context: BaseAudioContext, at: number, level: number, attack: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + attack + seconds);
  return gain;
}

const struck =
  (partials: readonly Partial[], attack: number): Sing =>
  (context, note, at, out) => {
    const sum = partials.reduce((all, [level]) => all + level, 0);
    for (const [level, multiple, seconds] of partials) {
      const wave = context.createOscillator();
      wave.frequency.value = note.pitch * multiple;
      const gain = envelope(context, at, (note.level * level) / sum, attack, seconds);
      wave.connect(gain).connect(out);
      wave.start(at);
      wave.stop(at + attack + seconds + 0.01);
    }
  };

const strings = new WeakMap<BaseAudioContext, Map<number, AudioBuffer>>();

/** A plucked string after Karplus and Strong: its shape goes round a delay line and grows softer. */
function string(context: BaseAudioContext, pitch: number): AudioBuffer {
  const known = strings.get(context) ?? new Map<number, AudioBuffer>();
  strings.set(context, known);
  const before = known.get(pitch);
  if (before) return before;
  const rate = context.sampleRate;
  const seconds = Math.min(2.6, 1.1 + 260 / pitch);
  const buffer = context.createBuffer(1, Math.ceil(rate * seconds), rate);
  const data = buffer.getChannelData(0);
  // The averaging below delays by half a sample; an allpass makes up for what is left of one.
  const delay = rate / pitch - 0.5;
  const length = Math.floor(delay - 0.2);
  const rest = delay - length;
  const tune = (1 - rest) / (1 + rest);
  // Drawn aside by a finger at a fifth of its length, and let go with a breath of noise.
  const hiss = noise(1);
  const apex = length / 5;
  const plucked = Float32Array.from({ length }, (_, i) => {
    const shape = i < apex ? i / apex : (length - i) / (length - apex);
    return shape - 0.5 + 0.06 * hiss();
  });
  const loss = 10 ** (-3 / (pitch * seconds));
  let last = 0;
  let passed = 0;
  let highest = 0;
  for (let i = 0; i < data.length; i += 1) {
    const place = i % length;
    const now = plucked[place] ?? 0;
    data[i] = now;
    highest = Math.max(highest, Math.abs(now));
    const average = loss * (0.5 * now + 0.5 * last);
    last = now;
    const tuned = tune * average + passed;
    passed = average - tune * tuned;
    plucked[place] = tuned;
  }
  const fade = Math.floor(rate * 0.3);
  for (let i = 0; i < data.length; i += 1)
    data[i] = ((data[i] ?? 0) / highest) * Math.min(1, i / (rate * 0.002), (data.length - i) / fade);
  known.set(pitch, buffer);
  return buffer;
}

const harp: Sing = (context, note, at, out) => {
  const source = context.createBufferSource();
  source.buffer = string(context, note.pitch);
  const body = context.createBiquadFilter();
  body.type = "lowpass";
  body.frequency.value = Math.min(7000, note.pitch * 9);
  const gain = context.createGain();
  gain.gain.value = note.level;
  source.connect(body).connect(gain).connect(out);
  source.start(at);
};

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

function rustle(context: BaseAudioContext): AudioBuffer {
  const known = rustles.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.5), context.sampleRate);
  const data = buffer.getChannelData(0);
  const hiss = noise(7);
  // Paper crackles: here and there a grain is louder than the rest.
  for (let i = 0; i < data.length; i += 1) data[i] = hiss() * (Math.abs(hiss()) > 0.97 ? 1 : 0.45);
  rustles.set(context, buffer);
  return buffer;
}

const paper: Sing = (context, note, at, out) => {
  const source = context.createBufferSource();
  source.buffer = rustle(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(note.pitch * 0.75, at);
  band.frequency.exponentialRampToValueAtTime(note.pitch * 1.6, at + 0.09);
  const gain = envelope(context, at, note.level, 0.012, 0.11);
  source.connect(band).connect(gain).connect(out);
  // Another stretch of it for every pitch, so that no two cards rustle alike.
  source.start(at, (note.pitch % 300) / 1000, 0.14);
};

const thump: Sing = (context, note, at, out) => {
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(note.pitch * 1.5, at);
  wave.frequency.exponentialRampToValueAtTime(note.pitch * 0.8, at + 0.06);
  const gain = envelope(context, at, note.level, 0.003, 0.12);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + 0.2);
};

/** All instruments; the partials of bell and wood are those of small real ones, put in tune. */
export const VOICES: Record<Voice, Sing> = {
  bell: struck(
    [
      [0.25, 0.5, 2.1],
      [1, 1, 1.7],
      [0.42, 2, 1.1],
      [0.16, 3, 0.7],
      [0.12, 4.2, 0.35],
      [0.06, 5.43, 0.16],
    ],
    0.004,
  ),
  chime: struck(
    [
      [1, 1, 0.95],
      [0.22, 2, 0.6],
      [0.1, 3.93, 0.2],
      [0.05, 9.2, 0.05],
    ],
    0.003,
  ),
  wood: struck(
    [
      [1, 1, 0.075],
      [0.45, 2.57, 0.04],
      [0.18, 4.9, 0.018],
    ],
    0.0015,
  ),
  harp,
  paper,
  thump,
};
