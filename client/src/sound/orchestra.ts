// Plays cues in an audio context, live or for keeps: the instruments, a small room around them, a bound on the whole.
import { type Cue, type How, notesOf } from "./cues";
import { noise, VOICES } from "./voices";

export interface Orchestra {
  /** Plays a cue, in so many seconds from now. */
  play(cue: Cue, how?: How, after?: number): void;
  /** How loud it is, of 1. */
  turn(volume: number): void;
}

const ROOM_SECONDS = 1.7;
/** How much of the sound the room gives back. */
const ROOM = 0.3;
/** From here on the whole is bent instead of cut. */
const KNEE = 0.6;

/** The answer of a small room with curtains: noise that dies away and loses its brightness. */
function room(context: BaseAudioContext): ConvolverNode {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.ceil(rate * ROOM_SECONDS), rate);
  for (const channel of [0, 1]) {
    const data = buffer.getChannelData(channel);
    const hiss = noise(channel + 11);
    let soft = 0;
    for (let i = 0; i < data.length; i += 1) {
      const gone = i / data.length;
      soft += (0.5 - 0.42 * gone) * (hiss() - soft);
      // The first ten milliseconds are the way to the wall.
      data[i] = i < rate * 0.01 ? 0 : soft * Math.exp(-6.2 * gone);
    }
  }
  const node = context.createConvolver();
  node.buffer = buffer;
  return node;
}

/** Whatever many cues together come to, it stays below 1. */
function bound(context: BaseAudioContext): WaveShaperNode {
  const node = context.createWaveShaper();
  const steps = 2049;
  node.curve = Float32Array.from({ length: steps }, (_, i) => {
    const x = (2 * i) / (steps - 1) - 1;
    const size = Math.abs(x);
    const bent = size <= KNEE ? size : KNEE + (0.98 - KNEE) * Math.tanh((size - KNEE) / (0.98 - KNEE));
    return Math.sign(x) * bent;
  });
  return node;
}

/** The ear hears ratios: half of the slider is a quarter of the swing. */
const swing = (volume: number) => volume ** 2;

/** Seats an orchestra in a context. */
export function assemble(context: BaseAudioContext, volume = 1): Orchestra {
  const dry = context.createGain();
  const wet = context.createGain();
  const all = context.createGain();
  wet.gain.value = ROOM;
  all.gain.value = swing(volume);
  dry.connect(all);
  dry.connect(wet).connect(room(context)).connect(all);
  all.connect(bound(context)).connect(context.destination);
  return {
    play(cue, how = {}, after = 0) {
      const from = context.currentTime + after;
      for (const note of notesOf(cue, how)) {
        const place = context.createStereoPanner();
        place.pan.value = note.pan ?? 0;
        place.connect(dry);
        VOICES[note.voice](context, note, from + note.at, place);
      }
    },
    turn(wanted) {
      all.gain.setTargetAtTime(swing(wanted), context.currentTime, 0.03);
    },
  };
}
