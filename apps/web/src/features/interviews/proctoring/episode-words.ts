import { inLanguages } from '../../../lib/language.ts';
import { lengthText } from '../../../ui/duration-rules.ts';
import type { Proctoring, Verdict } from './proctoring-queries.ts';

type EpisodeFacts = {
  readonly seconds: number;
  readonly percent: number;
  readonly events: number;
  readonly isAdvisory: boolean;
};

const counted = (events: number): string => (events === 1 ? 'one event' : `${events} events`);

export const episodeWords = inLanguages('episodes', {
  /** Length, confidence and how many events, in one line. */
  facts: ({ seconds, percent, events, isAdvisory }: EpisodeFacts) =>
    `${lengthText(seconds)}, ${percent} % sure, ${counted(events)}${isAdvisory ? ', advisory' : ''}`,
  gap: (monitor: string, was: string, seconds: number) =>
    `${monitor} ${was} for ${lengthText(seconds)}`,
  off: (monitor: string) => `${monitor}: not asked for`,
  spared: (monitor: string) => `${monitor}: off by accommodation, never counted`,
  watched: (monitor: string, percent: number) => `${monitor}: watched ${percent} % of the time`,
});

export const verdictWords: Readonly<Record<Verdict, string>> = inLanguages('verdicts', {
  confirmed: 'Confirmed',
  'not-an-issue': 'Not an issue',
  technical: 'Technical',
  accommodation: 'Accommodation',
  open: 'Needs review',
});

type Gap = Proctoring['health'][number]['gaps'][number];

export const gapWords: Readonly<Record<Gap['state'], string>> = inLanguages('monitor-gaps', {
  up: 'worked',
  starting: 'was getting ready',
  stalled: 'stood still',
  dead: 'had no camera or microphone',
  covered: 'saw only darkness',
  hidden: 'was behind another window',
  off: 'was switched off',
  silent: 'was not heard of',
});
