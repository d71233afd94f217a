/**
 * Runs the voice rules over a folder of clips without a browser: `node bench/voice-offline.ts
 * FOLDER`. For choosing constants; what counts is `npm run bench:monitors`, which plays the same
 * clips through a real Chromium.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Incident } from '../src/incident-rules.ts';
import { createByteSpectrum } from './byte-spectrum.ts';
import { voiceLimits } from '../src/voice/limits-rules.ts';
import { createPitchAnalysis } from '../src/voice/pitch-rules.ts';
import { createResampler } from '../src/voice/resample-rules.ts';
import {
  createSpeechModel,
  speechFrame,
  speechSampleRate,
} from '../src/voice/speech-model-rules.ts';
import { decodeHalfFloats } from '../src/voice/half-float-rules.ts';
import type { VoiceSignal } from '../src/voice/voice-rules.ts';
import { initialVoice, stepVoice } from '../src/voice/voice-rules.ts';

interface Label {
  readonly id: string;
  readonly kind: string;
  readonly case: string;
  readonly duration_s: number;
  readonly intervals: readonly {
    start_s: number;
    end_s: number;
    truth: { speech: boolean; speakers: number };
  }[];
  readonly expect: { readonly must: readonly string[]; readonly must_not: readonly string[] };
}

const sampleRate = 44_100;
const model = decodeHalfFloats(
  new Uint8Array(readFileSync(join(import.meta.dirname, '../models/silero-vad-v5.f16.bin'))).buffer,
);

function decode(file: string): Float32Array {
  const { stdout } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ar', String(sampleRate), '-ac', '1', '-f', 'f32le', '-'],
    { maxBuffer: 2 ** 28 },
  );
  return new Float32Array(new Uint8Array(stdout).buffer);
}

function signalsOf(sound: Float32Array): VoiceSignal[] {
  const signals: VoiceSignal[] = [];
  const spectrum = createByteSpectrum(voiceLimits.fftSize);
  const hop = (sampleRate * voiceLimits.tickMs) / 1000;
  for (let end = hop; end <= sound.length; end += hop) {
    const at = (end / sampleRate) * 1000;
    const bins = spectrum(sound.subarray(Math.max(0, end - voiceLimits.fftSize), end));
    signals.push({ kind: 'spectrum', at, bins, sampleRate });
  }
  const slow = createResampler(sampleRate, speechSampleRate).push(sound);
  const speech = createSpeechModel(model);
  const pitch = createPitchAnalysis();
  for (let start = 0; start + speechFrame <= slow.length; start += speechFrame) {
    const frame = slow.subarray(start, start + speechFrame);
    const at = ((start + speechFrame) / speechSampleRate) * 1000;
    signals.push({ kind: 'speech', at, probability: speech.probability(frame) });
    signals.push({ kind: 'voices', at, ...pitch.analyse(frame) });
  }
  return signals.toSorted((a, b) => a.at - b.at);
}

function incidentsOf(signals: readonly VoiceSignal[]): Incident[] {
  let state = initialVoice;
  return signals.flatMap((signal) => {
    const [next, incidents] = stepVoice(state, signal, voiceLimits);
    state = next;
    return incidents;
  });
}

/** Speech intervals closer than this are one utterance, as an episode would join them. */
const joinS = 2;
const reactionS = 1;

function utterances(label: Label): [number, number][] {
  const out: [number, number][] = [];
  for (const { start_s, end_s, truth } of label.intervals) {
    if (!truth.speech) continue;
    const last = out.at(-1);
    if (last && start_s - last[1] < joinS) last[1] = end_s;
    else out.push([start_s, end_s]);
  }
  return out;
}

function main(folder: string): void {
  const totals = { hits: 0, misses: 0, falseAlarms: 0 };
  for (const name of readdirSync(join(folder, 'labels')).toSorted()) {
    const label = JSON.parse(readFileSync(join(folder, 'labels', name), 'utf8')) as Label;
    const file = join(folder, 'audio', `${label.id}.flac`);
    if (label.kind !== 'audio' || !existsSync(file)) continue;
    const incidents = incidentsOf(signalsOf(decode(file)));
    const voice = incidents.filter((incident) => incident.type === 'VOICE_DETECTED');
    const spans = utterances(label);
    const inside = (s: number, [from, to]: readonly [number, number]) =>
      s >= from - 0.1 && s <= to + reactionS;
    const hits = spans.filter((span) => voice.some(({ at }) => inside(at / 1000, span))).length;
    const falseAlarms = voice.filter(({ at }) => !spans.some((span) => inside(at / 1000, span)));
    totals.hits += hits;
    totals.misses += spans.length - hits;
    totals.falseAlarms += falseAlarms.length;
    const several = incidents.filter((incident) => incident.type === 'MULTIPLE_VOICE_DETECTED');
    const delays = spans.map(([from, to]) => {
      const first = voice.find(({ at }) => inside(at / 1000, [from, to]));
      return first ? Math.round(first.at - from * 1000) : null;
    });
    console.log(
      label.id.padEnd(20),
      `utterances ${spans.length} hit ${hits}`,
      `false ${falseAlarms.length}`,
      `onset ms ${delays.join(',')}`,
      `several ${several.map(({ at }) => (at / 1000).toFixed(1)).join(',')}`,
      `must ${label.expect.must.join(',')}`,
    );
  }
  console.log(totals);
}

main(process.argv[2] ?? '.');
