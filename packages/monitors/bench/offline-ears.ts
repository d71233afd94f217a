import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEars } from '../src/voice/ears-rules.ts';
import { decodeHalfFloats } from '../src/voice/half-float-rules.ts';
import { voiceLimits } from '../src/voice/limits-rules.ts';
import { createResampler } from '../src/voice/resample-rules.ts';
import { speechFrame, speechSampleRate } from '../src/voice/speech-model-rules.ts';
import type { VoiceSignal } from '../src/voice/voice-rules.ts';
import { createByteSpectrum } from './byte-spectrum.ts';

const analyserRate = voiceLimits.askedSampleRate;

const weightsIn = (file: string): Float32Array =>
  decodeHalfFloats(
    new Uint8Array(readFileSync(join(import.meta.dirname, '../models', file))).buffer,
  );

const weights = {
  speech: weightsIn('silero-vad-v5.f16.bin'),
  sound: weightsIn('yamnet-7-voice.f16.bin'),
};

/**
 * The signals that the browser's adapter gives the rules, without a browser: the analyser's spectrum every 50 ms, what
 * is heard every 32 ms.
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
  const hear = createEars(weights, voiceLimits);
  for (let start = 0; start + speechFrame <= sound.length; start += speechFrame) {
    const { probability, voice, pointsHz, second } = hear(
      sound.subarray(start, start + speechFrame),
    );
    const at = ((start + speechFrame) / speechSampleRate) * 1000;
    signals.push({ kind: 'speech', at, probability });
    if (voice !== null) signals.push({ kind: 'sound', at, voice });
    signals.push({ kind: 'voices', at, pointsHz, second });
  }
  return signals.toSorted((a, b) => a.at - b.at);
}
