import type { VoiceLimits } from './limits-rules.ts';

/** The frames of the last seconds in which two voices were heard together. */
export interface VoiceCount {
  readonly frames: readonly { readonly at: number; readonly ms: number; readonly second: number }[];
  readonly lastAt: number;
}

export const noVoices: VoiceCount = { frames: [], lastAt: Number.NEGATIVE_INFINITY };

/** Longest time that one frame may stand for: after a gap nothing is known about it. */
const longestFrameMs = 100;

/**
 * §5: “at least 3 voice-band points spread across at least two of the bands …, with confidence
 * above 0.6”. One voice has as many harmonics, so the confidence is that of a second pitch which
 * the first does not explain (see `pitch-rules.ts`), and it must last.
 */
export function weighVoices(
  count: VoiceCount,
  frame: { readonly at: number; readonly pointsHz: readonly number[]; readonly second: number },
  limits: VoiceLimits,
): VoiceCount {
  const { at, pointsHz, second } = frame;
  const frames = count.frames.filter((held) => at - held.at < limits.multipleWindowMs);
  const isTwo =
    pointsHz.length >= limits.multiplePoints &&
    bandsOf(pointsHz, limits) >= limits.multipleBands &&
    second > limits.multipleConfidence;
  const ms = Math.min(at - count.lastAt, longestFrameMs);
  return { frames: isTwo ? [...frames, { at, ms, second }] : frames, lastAt: at };
}

/** Null unless two voices were heard together for long enough. */
export function severalVoices(
  count: VoiceCount,
  at: number,
  limits: VoiceLimits,
): { readonly from: number; readonly confidence: number; readonly togetherMs: number } | null {
  const frames = count.frames.filter((held) => at - held.at < limits.multipleWindowMs);
  const togetherMs = frames.reduce((sum, held) => sum + held.ms, 0);
  const first = frames[0];
  if (!first || togetherMs < limits.multipleMinMs) return null;
  const confidence = frames.reduce((sum, held) => sum + held.second, 0) / frames.length;
  return { from: first.at, confidence, togetherMs };
}

function bandsOf(pointsHz: readonly number[], limits: VoiceLimits): number {
  const [low, high] = limits.bandEdgesHz;
  return new Set(pointsHz.map((hz) => (hz < low ? 0 : hz < high ? 1 : 2))).size;
}
