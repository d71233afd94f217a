import type { VoiceLimits } from './limits-rules.ts';

/** The last frames in which the speech detector was open. */
export interface Spoken {
  readonly frames: readonly { readonly at: number; readonly ms: number; readonly spoken: number }[];
  readonly lastAt: number;
}

export const nothingSpoken: Spoken = { frames: [], lastAt: Number.NEGATIVE_INFINITY };

/** Longest time that one frame may stand for: after a gap nothing is known about it. */
const longestFrameMs = 100;

export function weighSpoken(
  held: Spoken,
  frame: { readonly at: number; readonly spoken: number; readonly inSpeech: boolean },
  limits: VoiceLimits,
): Spoken {
  const { at, spoken, inSpeech } = frame;
  const frames = held.frames.filter((one) => at - one.at < limits.spokenWindowMs);
  const ms = Math.min(at - held.lastAt, longestFrameMs);
  return { frames: inSpeech ? [...frames, { at, ms, spoken }] : frames, lastAt: at };
}

/**
 * Whether what the speech detector hears is somebody speaking: the mean over its open frames of the last moments.
 * Coughs, instruments and singing open it too. False before there is enough to tell.
 */
export function isSpoken({ frames }: Spoken, at: number, limits: VoiceLimits): boolean {
  const heard = frames.filter((one) => at - one.at < limits.spokenWindowMs);
  if (heard.reduce((sum, { ms }) => sum + ms, 0) < limits.spokenMinMs) return false;
  const sum = heard.reduce((all, { spoken }) => all + spoken, 0);
  return sum / heard.length >= limits.spokenFrom;
}
