import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHalfFloats } from '../src/voice/half-float-rules.ts';
import { voiceLimits } from '../src/voice/limits-rules.ts';
import { createPitchAnalysis } from '../src/voice/pitch-rules.ts';
import { createResampler } from '../src/voice/resample-rules.ts';
import {
  createSpeechModel,
  speechFrame,
  speechSampleRate,
} from '../src/voice/speech-model-rules.ts';
import type { VoiceSignal } from '../src/voice/voice-rules.ts';
import { createByteSpectrum } from './byte-spectrum.ts';

const analyserRate = voiceLimits.askedSampleRate;
const weights = decodeHalfFloats(
  new Uint8Array(readFileSync(join(import.meta.dirname, '../models/silero-vad-v5.f16.bin'))).buffer,
);

/**
 * The signals that the browser's adapter gives the rules, without a browser: the analyser's spectrum every 50 ms, the
 * model's probability and the pitches every 32 ms.
 * @param sound at 16 kHz
 */
export function signalsOf(sound: Float32Array): VoiceSignal[] {
  const signals: VoiceSignal[] = [];
  const spectrum = createByteSpectrum(voiceLimits.fftSize);
  const fast = createResampler(speechSampleRate, analyserRate).push(sound);
  const hop = (analyserRate * voiceLimits.tickMs) / 1000;
  for (let end = hop; end <= fast.length; end += hop) {
    const at = (end / analyserRate) * 1000;
    const bins = spectrum(fast.subarray(Math.max(0, end - voiceLimits.fftSize), end));
    signals.push({ kind: 'spectrum', at, bins, sampleRate: analyserRate });
  }
  const speech = createSpeechModel(weights);
  const pitch = createPitchAnalysis();
  for (let start = 0; start + speechFrame <= sound.length; start += speechFrame) {
    const frame = sound.subarray(start, start + speechFrame);
    const at = ((start + speechFrame) / speechSampleRate) * 1000;
    signals.push({ kind: 'speech', at, probability: speech.probability(frame) });
    signals.push({ kind: 'voices', at, ...pitch.analyse(frame) });
  }
  return signals.toSorted((a, b) => a.at - b.at);
}
