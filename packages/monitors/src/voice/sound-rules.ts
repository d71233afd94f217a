import type { VoiceLimits } from './limits-rules.ts';

/** What the sound model said lately, oldest first. */
export type HeardSounds = readonly { readonly at: number; readonly voice: number }[];

export function hearSound(
  sounds: HeardSounds,
  heard: { readonly at: number; readonly voice: number },
  limits: VoiceLimits,
): HeardSounds {
  return [...sounds.filter(({ at }) => heard.at - at < limits.soundWindowMs), heard];
}

/**
 * Whether what has been heard since `from` is like a voice that speaks. The speech model opens for singing, too, for a
 * cough and for some music; of what was heard before `from` the sound model's second still has most.
 */
export function soundsSpoken(
  sounds: HeardSounds,
  {
    from,
    at,
    limits,
  }: { readonly from: number; readonly at: number; readonly limits: VoiceLimits },
): boolean {
  const since = sounds.filter(
    (one) => one.at >= from + limits.soundAfterMs && at - one.at < limits.soundWindowMs,
  );
  const sum = since.reduce((total, { voice }) => total + voice, 0);
  return since.length > 0 && sum / since.length >= limits.soundVoice;
}
