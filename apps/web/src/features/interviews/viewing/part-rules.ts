import { playedOfAll } from '@candor/contract/interviews/recorded-time-rules';
import { type Stretch, stretch } from './watched-rules.ts';

type Part = { readonly kind: string };
type Recording = {
  readonly durationMs: number;
  /** A server of the release before sends none of both. */
  readonly part?: Part | null;
  readonly segments?: Parameters<typeof playedOfAll>[1]['segments'];
};

/** Cameras and screens of a call, of which each holds one person's sound: they are watched together. */
export const isOfPeople = (recordings: readonly Recording[]): boolean =>
  recordings.length > 1 &&
  recordings.every(({ part }) => part?.kind === 'camera' || part?.kind === 'screen');

/** What was played of one of them, in the time of all: in a call they show the same times, else one follows another. */
export function timesIn(
  recordings: readonly Recording[],
  index: number,
  [fromSeconds, toSeconds]: readonly [number, number],
): readonly Stretch[] {
  const segmentsOf = ({ segments = [] }: Recording) => ({ segments });
  const own = recordings[index];
  if (own === undefined) return [];
  if (recordings.some(({ segments = [] }) => segments.length === 0)) {
    const before = recordings.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, 0);
    return [stretch(fromSeconds, toSeconds, before)];
  }
  const played = [fromSeconds * 1000, toSeconds * 1000] as const;
  return playedOfAll(recordings.map(segmentsOf), segmentsOf(own), played);
}

/** The one that is large first: the candidate. */
export function firstChosen(
  recordings: readonly { readonly part?: { readonly role: string | null } | null }[],
): number {
  return Math.max(
    0,
    recordings.findIndex(({ part }) => part?.role === 'candidate'),
  );
}
