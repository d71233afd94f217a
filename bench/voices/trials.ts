import type { Clip } from '../monitors/clips.ts';
import type { Family } from './families.ts';
import { coughTail, guitar, sung } from './made-sounds.ts';
import { type Chance, chanceOf } from './random.ts';
import { convolve, impulseOf, placeIn, type Room, roomOf } from './room.ts';
import { add, atLevel, faded, looped, played, seconds } from './sound.ts';
import type { Half, Person, Sources } from './sources.ts';

export interface Trial {
  readonly family: Family;
  readonly sound: Float32Array;
  /** The label, in the form that every clip has. */
  readonly clip: Clip;
}

/** When somebody spoke, seconds. */
interface Spoken {
  readonly from: number;
  readonly to: number;
}

/** What a trial is being made of. */
interface Making {
  readonly sources: Sources;
  readonly chance: Chance;
  readonly track: Float32Array;
  readonly lasts: number;
  readonly room: Room;
  /** Loudness of the voice in front of the microphone, dBFS. */
  readonly level: number;
  /** One list for each person. */
  readonly spoken: Spoken[][];
}

/** @param number of the trial within its family */
export function makeTrial(half: Half, family: Family, number: number, sources: Sources): Trial {
  const chance = chanceOf(`${half} ${family} ${number}`);
  const lasts = chance.between(10, 14);
  const isReverberant = family === 'reverberant' || chance.next() < 0.5;
  const making: Making = {
    sources,
    chance,
    lasts,
    track: Float32Array.from({ length: seconds(lasts) }, () => 0),
    room: roomOf(chance, isReverberant ? chance.between(0.35, 0.9) : chance.between(0.1, 0.25)),
    level: chance.between(-30, -18),
    spoken: [],
  };
  makers[family](making);
  addRoomTone(making);
  return { family, sound: limited(making.track), clip: labelOf(half, family, number, making) };
}

const one = (making: Making, { distance = 0.6, from = 2, until = making.lasts - 1 } = {}) =>
  speak(making, making.chance.one(making.sources.people), distance, [{ from, to: until }]);

const makers: Readonly<Record<Family, (making: Making) => void>> = {
  near: (making) => one(making, { distance: making.chance.between(0.3, 0.8) }),
  reverberant: (making) => one(making, { distance: making.chance.between(0.6, 2.5) }),
  'over-noise': (making) => {
    one(making);
    const { chance, lasts, sources } = making;
    const noise = looped(chance.one(sources.household), seconds(lasts));
    put(making, noise, { at: 0, level: making.level - chance.between(5, 20) });
  },
  'over-music': (making) => {
    one(making, { from: 4, until: making.lasts - 4 });
    const { chance, lasts, level } = making;
    put(making, somePiece(making, lasts), { at: 0, level: level - chance.between(4, 16) });
  },
  cough: (making) => {
    const { chance, sources, lasts } = making;
    const body = chance.between(0.8, 1.15);
    for (let at = chance.between(1, 3); at < lasts - 2; at += chance.between(1.2, 4)) {
      const cough = played(chance.one(sources.coughs), body * chance.between(0.96, 1.04));
      const level = making.level + chance.between(-3, 6);
      put(making, cough, { at, level });
      if (chance.next() < 0.5) continue;
      const tail = coughTail(chance.one(chance.one(sources.people).said), chance);
      put(making, tail, {
        at: at + chance.between(0.1, 0.3),
        level: level - chance.between(0, 10),
      });
    }
  },
  guitar: (making) => put(making, guitar(making.lasts - 2, making.chance), { at: 1 }),
  singing: (making) => put(making, singing(making, making.lasts - 2), { at: 1 }),
  music: (making) => put(making, recorded(making, making.lasts - 2), { at: 1 }),
  household: (making) => {
    const { chance, sources, lasts, level } = making;
    for (const noise of chance.shuffled(sources.household).slice(0, 2)) {
      put(making, looped(noise, seconds(lasts)), { at: 0, level: level + chance.between(-15, 3) });
    }
  },
  'two-in-turn': (making) => inTurn(making, 2),
  'three-in-turn': (making) => inTurn(making, 3),
  'two-at-once': (making) => atOnce(making, 2),
  'three-at-once': (making) => atOnce(making, 3),
};

/** Somebody in the room answers the candidate: each says one or two things before another does. */
function inTurn(making: Making, count: number): void {
  const { chance, lasts } = making;
  const turns: Spoken[][] = Array.from({ length: count }, () => []);
  let from = 2;
  for (let turn = 0; from < lasts - 2; turn += 1) {
    const to = Math.min(lasts - 0.5, from + chance.between(2, 3.5));
    turns[turn % count]?.push({ from, to });
    from = to + chance.between(0.1, 0.9);
  }
  for (const [n, { person, distance }] of severalPeople(making, count).entries()) {
    speak(making, person, distance, turns[n] ?? []);
  }
}

/** All speak over each other for most of the time. */
function atOnce(making: Making, count: number): void {
  const { chance, lasts } = making;
  for (const { person, distance } of severalPeople(making, count)) {
    const from = chance.between(1.5, 3.5);
    speak(making, person, distance, [{ from, to: lasts - chance.between(0.5, 2.5) }]);
  }
}

/** The candidate at the microphone, and others up to 2.5 m from it. */
function severalPeople({ chance, sources }: Making, count: number) {
  return chance
    .shuffled(sources.people)
    .slice(0, count)
    .map((person, n) => ({
      person,
      distance: n === 0 ? chance.between(0.4, 0.8) : chance.between(0.5, 2.5),
    }));
}

/**
 * Somebody speaks from their own place while these stretches last, with a body up to a tenth larger or smaller than
 * the recorded one.
 */
function speak(
  making: Making,
  person: Person,
  distance: number,
  stretches: readonly Spoken[],
): void {
  const { chance, room, track } = making;
  const speed = chance.between(0.92, 1.09);
  const dry = new Float32Array(track.length);
  const spoken: Spoken[] = [];
  const pieces = endless(person, chance);
  for (const { from, to } of stretches) {
    let at = from;
    while (to - at >= 0.5) {
      const most = Math.min(to - at, chance.between(1.5, 4));
      const said = cutTo(played(pieces.next().value, speed), most, chance);
      add(dry, faded(atLevel(said, -24), 80), at);
      spoken.push({ from: at, to: at + said.length / seconds(1) });
      at += said.length / seconds(1) + chance.between(0.15, 0.8);
    }
  }
  const wet = convolve(dry, impulseOf(room, placeIn(room, chance, distance), chance));
  // The others are softer than the one in front of the microphone, but not by the whole law of distance: people
  // who speak across a room raise their voices, and microphones their gain.
  const softer = Math.max(0, 20 * Math.log10(distance / 0.6)) * 0.7;
  put(making, wet, { at: 0, level: making.level - softer });
  making.spoken.push(spoken);
}

function* endless({ said }: Person, chance: Chance): Generator<Float32Array, never> {
  while (true) yield* chance.shuffled(said);
}

function cutTo(sound: Float32Array, mostS: number, chance: Chance): Float32Array {
  const most = seconds(mostS);
  if (sound.length <= most) return sound;
  const start = chance.whole(0, sound.length - most);
  return sound.slice(start, start + most);
}

function somePiece(making: Making, lasts: number): Float32Array {
  return making.chance.next() < 0.5 ? recorded(making, lasts) : guitar(lasts, making.chance);
}

function recorded({ sources, chance }: Making, lasts: number): Float32Array {
  const piece = played(chance.one(sources.music), chance.between(0.92, 1.09));
  const start = chance.whole(0, piece.length >> 1);
  const turned = Float32Array.from(piece, (_, n) => piece[(n + start) % piece.length] as number);
  return looped(turned, seconds(lasts));
}

function singing({ sources, chance }: Making, lasts: number): Float32Array {
  const { said } = chance.one(sources.people);
  const text = chance.shuffled(said).slice(0, 3);
  const speech = new Float32Array(text.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const part of text) {
    speech.set(part, start);
    start += part.length;
  }
  const voice = sung(speech, lasts, chance);
  if (chance.next() < 0.5) return voice;
  const track = atLevel(voice, -24);
  add(track, atLevel(guitar(lasts, chance), chance.between(-36, -27)), 0);
  return track;
}

function put(making: Making, sound: Float32Array, { at = 0, level = making.level } = {}): void {
  add(making.track, atLevel(sound, level), at);
}

function addRoomTone({ track, chance }: Making): void {
  const tone = new Float32Array(track.length);
  let low = 0;
  for (let n = 0; n < tone.length; n += 1) {
    const white = chance.between(-1, 1);
    low = 0.9 * low + 0.1 * white;
    tone[n] = white * 0.3 + low;
  }
  add(track, atLevel(tone, chance.between(-66, -52)), 0);
}

/** What a converter does to a sound that is too loud for it. */
function limited(sound: Float32Array): Float32Array {
  return sound.map((sample) => Math.max(-1, Math.min(1, sample)));
}

function labelOf(half: Half, family: Family, number: number, making: Making): Clip {
  const { spoken, lasts } = making;
  const edges = new Set([0, lasts, ...spoken.flat().flatMap(({ from, to }) => [from, to])]);
  const times = [...edges].filter((at) => at <= lasts).toSorted((a, b) => a - b);
  const intervals = times.slice(1).map((end_s, n) => {
    const start_s = times[n] as number;
    const middle = (start_s + end_s) / 2;
    const speaker_ids = spoken.flatMap((parts, person) =>
      parts.some(({ from, to }) => middle >= from && middle < to) ? [String(person)] : [],
    );
    const speakers = speaker_ids.length;
    return { start_s, end_s, truth: { speech: speakers > 0, speakers, speaker_ids } };
  });
  const several = spoken.length > 1;
  const must = [
    ...(spoken.length > 0 ? ['VOICE_DETECTED'] : []),
    ...(several ? ['MULTIPLE_VOICE_DETECTED'] : []),
  ];
  const id = `${half}-${family}-${number}`;
  return {
    id,
    kind: 'audio',
    case: family,
    file: id,
    expands_to: id,
    duration_s: lasts,
    intervals,
    expect: {
      must,
      must_not: ['VOICE_DETECTED', 'MULTIPLE_VOICE_DETECTED'].filter(
        (type) => !must.includes(type),
      ),
    },
  };
}
