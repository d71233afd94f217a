import type { ComponentType, ReactNode } from 'react';

/** What was played of a video, in seconds of its own, in the time of the whole. */
export type TimesOf = (
  video: HTMLVideoElement,
  fromSeconds: number,
  toSeconds: number,
) => readonly (readonly [fromMs: number, toMs: number])[];

/** Around what plays, in a report: counts what is watched. */
export type WatchedFrame = ComponentType<{
  readonly interviewScheduleID: string;
  readonly viewKey: string | null;
  readonly timesOf: TimesOf;
  readonly children: ReactNode;
}>;
