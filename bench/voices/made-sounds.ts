import type { Chance } from './random.ts';
import { add, faded, RATE, seconds } from './sound.ts';

/**
 * A plucked string: noise that circles in a delay line as long as its period and loses its highs at every round
 * (K. Karplus, A. Strong, 1983).
 */
function pluck(hz: number, lasts: number, chance: Chance, bright: number): Float32Array {
  const period = RATE / hz;
  const whole = Math.floor(period - 0.5);
  const share = period - 0.5 - whole;
  const line = Float32Array.from({ length: whole + 1 }, () => chance.between(-1, 1));
  // Picked softly: the first noise is dulled.
  for (let n = 1; n < line.length; n += 1) {
    line[n] = bright * (line[n] as number) + (1 - bright) * (line[n - 1] as number);
  }
  const kept = 0.994 ** (220 / hz);
  const out = new Float32Array(seconds(lasts));
  let before = 0;
  for (let n = 0; n < out.length; n += 1) {
    const place = n % line.length;
    const now = line[place] as number;
    const next = line[(place + 1) % line.length] as number;
    const value = (1 - share) * now + share * next;
    out[n] = value;
    line[place] = kept * 0.5 * (value + before);
    before = value;
  }
  return faded(out, seconds(0.005));
}

const hzOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);
/** Chords of a guitar in plain positions, as MIDI notes. */
const chords = [
  [40, 47, 52, 56, 59, 64],
  [45, 52, 57, 60, 64],
  [50, 57, 62, 66],
  [43, 47, 50, 55, 59, 67],
  [48, 52, 55, 60, 64],
];

/** A guitar: strummed chords, picked chords or a melody, in one tempo. */
export function guitar(lasts: number, chance: Chance): Float32Array {
  const out = new Float32Array(seconds(lasts));
  const style = chance.one(['strummed', 'picked', 'melody'] as const);
  const beat = chance.between(0.28, 0.7);
  const bright = chance.between(0.3, 0.8);
  const higher = chance.whole(-2, 7);
  let chord = chance.one(chords);
  for (let beats = 0; beats * beat < lasts; beats += 1) {
    if (beats % 4 === 0) chord = chance.one(chords);
    const from = beats * beat;
    const notes =
      style === 'strummed'
        ? chord
        : [style === 'picked' ? chance.one(chord) : chance.whole(52, 71)];
    for (const [string, note] of notes.entries()) {
      add(out, pluck(hzOf(note + higher), 2.2, chance, bright), from + string * 0.012);
    }
  }
  return body(out);
}

/** Two resonances of a wooden box. */
function body(sound: Float32Array): Float32Array {
  return sound.map((sample, n) => {
    const around = (sound[n - 40] ?? 0) - (sound[n - 80] ?? 0);
    return sample + 0.4 * around;
  });
}

/** Linear prediction of one frame by Levinson's recursion: how the throat and mouth stood. */
function prediction(frame: Float32Array): Shape {
  const correlation = Array.from({ length: 200 }, (_, lag) => {
    let sum = 0;
    for (let n = lag; n < frame.length; n += 1) {
      sum += (frame[n] as number) * (frame[n - lag] as number);
    }
    return sum;
  });
  const taps = new Float64Array(order + 1);
  taps[0] = 1;
  let error = (correlation[0] as number) * 1.0001 + 1e-9;
  for (let step = 1; step <= order; step += 1) {
    let sum = 0;
    for (let k = 0; k < step; k += 1)
      sum += (taps[k] as number) * (correlation[step - k] as number);
    const reflected = -sum / error;
    const before = taps.slice();
    for (let k = 1; k <= step; k += 1) {
      taps[k] = (before[k] as number) + reflected * (before[step - k] as number);
    }
    error *= 1 - reflected * reflected;
  }
  const period = correlation.slice(40, 200).reduce((most, value) => Math.max(most, value), 0);
  const isVoiced = period > 0.35 * (correlation[0] as number);
  return { taps, gain: Math.sqrt(Math.max(error, 0) / frame.length), isVoiced };
}

/** How a throat and mouth stood, and whether the voice was in it. */
interface Shape {
  readonly taps: Float64Array;
  readonly gain: number;
  readonly isVoiced: boolean;
}

const hop = 160;
const long = 480;
const order = 18;
const scale = [0, 2, 4, 5, 7, 9, 11, 12];

/**
 * Somebody sings what they said: the mouth's shapes of the speech, up to two and a half times as slow, over pulses
 * that keep to the notes of a scale, slide between them and tremble as a singer's do.
 */
export function sung(speech: Float32Array, lasts: number, chance: Chance): Float32Array {
  const slower = chance.between(1.2, 2.5);
  return voiced(speech, lasts, slower, melodyOf(lasts, chance), chance);
}

/** The voice that a cough ends in: an open mouth, a falling pitch, a third of a second. */
export function coughTail(speech: Float32Array, chance: Chance): Float32Array {
  const lasts = chance.between(0.15, 0.35);
  const highest = chance.between(140, 320);
  const tail = voiced(speech, lasts, 8, (s) => highest * (1 - (0.5 * s) / lasts), chance);
  return tail.map((sample, n) => sample * Math.exp((-3 * n) / tail.length));
}

function voiced(
  speech: Float32Array,
  lasts: number,
  slower: number,
  hzAt: (s: number) => number,
  chance: Chance,
): Float32Array {
  const out = new Float32Array(seconds(lasts));
  const memory = new Float64Array(order);
  let phase = 0;
  let shape = prediction(speech.subarray(0, long));
  const frames = Math.max(1, Math.floor((speech.length - long) / hop));
  for (let n = 0; n < out.length; n += 1) {
    if (n % hop === 0) {
      const start = hop * Math.floor((n / hop / slower) % frames);
      shape = prediction(speech.subarray(start, start + long));
    }
    const period = RATE / hzAt(n / RATE);
    phase += 1 / period;
    let push = (shape.isVoiced ? 0.06 : 0.7) * chance.normal();
    if (phase >= 1) {
      phase -= 1;
      if (shape.isVoiced) push += Math.sqrt(period);
    }
    let value = shape.gain * push;
    for (let k = 1; k <= order; k += 1)
      value -= (shape.taps[k] as number) * (memory[k - 1] as number);
    memory.copyWithin(1, 0, order - 1);
    memory[0] = value;
    out[n] = value;
  }
  return out;
}

function melodyOf(lasts: number, chance: Chance): (s: number) => number {
  const lowest = chance.whole(45, 60);
  const notes: { from: number; note: number }[] = [];
  for (let from = 0; from < lasts; from += chance.between(0.3, 1.1)) {
    notes.push({ from, note: lowest + chance.one(scale) });
  }
  const trembles = chance.between(15, 60);
  const rate = chance.between(4.8, 6.5);
  let at = 0;
  let glide = notes[0]?.note ?? lowest;
  return (s) => {
    while (at + 1 < notes.length && (notes[at + 1]?.from ?? 0) <= s) at += 1;
    // A slide of about 40 ms from note to note.
    glide += ((notes[at]?.note ?? lowest) - glide) / (0.04 * RATE);
    return hzOf(glide + (trembles / 100) * 0.5 * Math.sin(2 * Math.PI * rate * s));
  };
}
