import type { VoiceLimits } from './limits-rules.ts';
import { melSamples } from './mel-rules.ts';
import { createPitchAnalysis } from './pitch-rules.ts';
import { createSoundModel } from './sound-model-rules.ts';
import { createSpeechModel, speechFrame, speechSampleRate } from './speech-model-rules.ts';

/** What is heard in one frame of 32 ms. */
export interface HeardFrame {
  /** The speech model's probability, 0 to 1. */
  readonly probability: number;
  /** See `pitch-rules.ts`. */
  readonly pointsHz: readonly number[];
  readonly second: number;
  /** How much the last second is like a voice; null where the sound model was not asked. */
  readonly voice: number | null;
}

/**
 * Hears frames of `speechFrame` samples at 16 kHz, one after the other. The sound model takes fifty times as long as the
 * speech model: it is asked only while somebody may speak.
 */
export function createEars(
  { speech, sound }: { readonly speech: Float32Array; readonly sound: Float32Array },
  limits: VoiceLimits,
): (frame: Float32Array) => HeardFrame {
  const speechModel = createSpeechModel(speech);
  const soundModel = createSoundModel(sound);
  const pitch = createPitchAnalysis();
  const recent = new Float32Array(melSamples);
  const frameMs = (1000 * speechFrame) / speechSampleRate;
  let speaksMs = 0;
  let pauseMs = 0;
  let askedMs = Number.POSITIVE_INFINITY;
  return (frame) => {
    recent.copyWithin(0, speechFrame);
    recent.set(frame, melSamples - speechFrame);
    const probability = speechModel.probability(frame);
    askedMs += frameMs;
    pauseMs = probability >= limits.speechUntil ? 0 : pauseMs + frameMs;
    speaksMs = pauseMs <= limits.speechHangMs ? speaksMs + frameMs : 0;
    const asks = speaksMs > limits.soundAfterMs && askedMs >= limits.soundEveryMs;
    if (asks) askedMs = 0;
    return {
      probability,
      ...pitch.analyse(frame),
      voice: asks ? soundModel.voiceIn(recent) : null,
    };
  };
}
