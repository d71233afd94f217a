import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHalfFloats } from '../src/voice/half-float-rules.ts';
import { voiceLimits } from '../src/voice/limits-rules.ts';
import { createPitchAnalysis, type VoicePoints } from '../src/voice/pitch-rules.ts';
import { createResampler } from '../src/voice/resample-rules.ts';
import {
  createSpeechModel,
  speechFrame,
  speechSampleRate,
} from '../src/voice/speech-model-rules.ts';
import { createSoundFeatures } from '../src/voice/sound-features-rules.ts';
import { createSpokenModel } from '../src/voice/spoken-model-rules.ts';
import type { VoiceSignal } from '../src/voice/voice-rules.ts';
import { createByteSpectrum } from './byte-spectrum.ts';

const analyserRate = voiceLimits.askedSampleRate;
const hop = (analyserRate * voiceLimits.tickMs) / 1000;
const weightsOf = (name: string) =>
  decodeHalfFloats(
    new Uint8Array(readFileSync(join(import.meta.dirname, '../models', name))).buffer,
  );
const speechWeights = weightsOf('silero-vad-v5.f16.bin');
const spokenWeights = weightsOf('spoken.f16.bin');

/** What the ears made of a sound, before our own model and any rule. */
export interface Hearing {
  /** The analyser's, every 50 ms. */
  readonly spectra: readonly Uint8Array[];
  /** Every 32 ms. */
  readonly frames: readonly {
    readonly probability: number;
    readonly voices: VoicePoints;
    readonly features: Float32Array;
  }[];
}

/** @param sound at 16 kHz */
export function hear(sound: Float32Array): Hearing {
  const spectrum = createByteSpectrum(voiceLimits.fftSize);
  const fast = createResampler(speechSampleRate, analyserRate).push(sound);
  const ends = Array.from({ length: Math.floor(fast.length / hop) }, (_, n) => (n + 1) * hop);
  const speech = createSpeechModel(speechWeights);
  const pitch = createPitchAnalysis();
  const features = createSoundFeatures();
  const starts = Array.from(
    { length: Math.floor(sound.length / speechFrame) },
    (_, n) => n * speechFrame,
  );
  return {
    spectra: ends.map((end) =>
      spectrum(fast.subarray(Math.max(0, end - voiceLimits.fftSize), end)),
    ),
    frames: starts.map((start) => {
      const frame = sound.subarray(start, start + speechFrame);
      return {
        probability: speech.probability(frame),
        voices: pitch.analyse(frame),
        features: features(frame),
      };
    }),
  };
}

/**
 * The signals that the browser's adapter gives the rules, without a browser: the analyser's spectrum every 50 ms, the
 * models' answers and the pitches every 32 ms.
 */
export function signalsOf({ spectra, frames }: Hearing): VoiceSignal[] {
  const model = createSpokenModel(spokenWeights);
  const signals: VoiceSignal[] = spectra.map((bins, n) => ({
    kind: 'spectrum',
    at: (((n + 1) * hop) / analyserRate) * 1000,
    bins,
    sampleRate: analyserRate,
  }));
  for (const [n, { probability, voices, features }] of frames.entries()) {
    const at = (((n + 1) * speechFrame) / speechSampleRate) * 1000;
    signals.push({ kind: 'speech', at, probability, spoken: model.hear(features) });
    signals.push({ kind: 'voices', at, ...voices });
  }
  return signals.toSorted((a, b) => a.at - b.at);
}
