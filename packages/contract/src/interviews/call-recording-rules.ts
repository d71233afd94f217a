/** The version of what people in a call are asked before it is recorded; another text has another number. */
export const CALL_NOTICE = 1;

export const recordingAnswers = ['agreed', 'refused', 'withdrawn'] as const;
export type RecordingAnswer = (typeof recordingAnswers)[number];

/** `waiting`: not everybody who is there has answered. `refused`: somebody who is there does not agree. */
export const recordingStates = ['off', 'waiting', 'refused', 'on'] as const;
export type RecordingStateOfCall = (typeof recordingStates)[number];

export const trackKinds = ['camera', 'screen'] as const;
export type TrackKind = (typeof trackKinds)[number];

/** Films are made of the tracks: of everybody beside each other, and of the screens. */
export const filmKinds = ['people', 'screens'] as const;
export type FilmKind = (typeof filmKinds)[number];
export const filmOf: Readonly<Record<TrackKind, FilmKind>> = {
  camera: 'people',
  screen: 'screens',
};

/** By the last answer of each who is in the call. Of a call that nobody is in, nothing is recorded. */
export function stateOf(answers: readonly (RecordingAnswer | null)[]): RecordingStateOfCall {
  if (answers.some((answer) => answer === 'refused' || answer === 'withdrawn')) return 'refused';
  return answers.length > 0 && answers.every((answer) => answer === 'agreed') ? 'on' : 'waiting';
}

/** A page's clock is corrected by answers that travelled: a segment may seem to begin so much beside its time. */
export const CLOCKS_DIFFER_MS = 5_000;

type Span = { readonly beganAt: Date; readonly endedAt: Date | null };

/** Whether a segment that began then was recorded while the call was. */
export function isWithin(spans: readonly Span[], startedAt: number, now: number): boolean {
  return spans.some(
    ({ beganAt, endedAt }) =>
      startedAt >= beganAt.getTime() - CLOCKS_DIFFER_MS &&
      startedAt <= (endedAt?.getTime() ?? now) + CLOCKS_DIFFER_MS,
  );
}
