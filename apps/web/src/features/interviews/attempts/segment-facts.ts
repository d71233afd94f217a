import type { SegmentFacts } from '@candor/recorder';

/**
 * What holds for a segment from its beginning, and goes with it to the server: also when its upload is
 * opened in a later page life, which knows nothing of the sound that was shared then. Sound that is lost
 * or comes back begins another segment.
 */
export type RoomFacts = {
  readonly life: number;
  readonly systemAudio: boolean;
  readonly microphone: boolean;
  /** What the browser's clock lacked of the server's. */
  readonly offsetMs: number;
  /** Said by the recorder, where it began the segment by itself. */
  readonly begunAfter?: 'recorder-stopped' | 'recorder-error';
};

/** `now` stands in where an older build wrote the segment. */
export function factsOf(kept: SegmentFacts, now: RoomFacts): RoomFacts {
  const isWhole = Object.entries(now).every(([name, value]) => typeof kept[name] === typeof value);
  return isWhole ? (kept as unknown as RoomFacts) : now;
}
