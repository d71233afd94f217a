import type { Clip, Must } from './clips.ts';
import type { Played, PlayedIncident } from './page-script.ts';

/** A minute of a person in front of a camera, in which nothing is asked for. */
export function video(more: Partial<Clip> & { readonly must?: readonly Must[] } = {}): Clip {
  const { must = [], ...clip } = more;
  return {
    id: 'clip',
    kind: 'video',
    case: 'made',
    file: 'clip.mp4',
    expands_to: 'clip.y4m',
    duration_s: 60,
    people: [{ pid: 'a', skin_tone: 'dark', glasses: false }],
    intervals: [],
    expect: { must, must_not: [] },
    ...clip,
  };
}

export function audio(
  must: readonly string[],
  intervals: Clip['intervals'],
  must_not: readonly string[] = [],
): Clip {
  return { ...video(), kind: 'audio', people: [], intervals, expect: { must, must_not } };
}

export const speech = (start_s: number, end_s: number, speakers = 1) => ({
  start_s,
  end_s,
  truth: { speech: true, speakers },
});

export const reported = (type: string, ...times: readonly number[]): PlayedIncident[] =>
  times.map((at) => ({ type, at, confidence: 0.9, severity: 'medium' }));

export function played(incidents: readonly PlayedIncident[] = []): Played {
  return { incidents, health: ['up'], frames: 600, rate: 10, modelMs: 20, totalMs: 25 };
}
