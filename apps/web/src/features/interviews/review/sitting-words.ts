import type { Decision } from './review-queries.ts';

export const sittingWords = {
  title: 'Review sitting',
  begin: 'Review in a sitting',
  back: 'Interviews',
  what: 'the reports that wait',
  left: (count: number) => `${count} left`,
  place: (at: number, total: number) => `${at} of ${total}`,
  done: (text: string, name: string) => `${name}: ${text}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name}`,
  takenBack: (name: string) => `${name}: taken back`,
  more: 'Look for more',
  nothing: {
    title: 'Nothing waits for a decision',
    text: 'No report that this list shows waits. Another filter may have some.',
  },
  finished: {
    title: 'Nothing is left in this sitting',
    decided: (count: number) => `You have decided ${count} ${count === 1 ? 'report' : 'reports'}.`,
  },
  report: 'Open the whole report',
  next: 'Next report',
  previous: 'Previous report',
  notOver: 'The interview is not over yet, so nothing can be decided.',
  mayNot: 'Your role does not include decisions on interviews.',
  why: {
    reject: 'Why is this a rejection?',
    hold: 'What is it waiting for?',
  },
  ownReason: 'Write a reason…',
  leave: 'Not now',
  rejectsToo: 'The application is rejected too. No mail is sent.',
  score: (correct: number, total: number) => `${correct} of ${total} correct`,
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  skills: 'Skills',
  moments: {
    title: 'Moments worth seeing',
    next: 'Next moment',
    previous: 'Previous moment',
    play: 'Play the clip',
    pause: 'Pause',
    none: 'Nothing was noted beside the answers. The clip is the beginning.',
    noneUnseen: 'Nothing was noted beside the answers.',
    beginning: 'The beginning',
    broken:
      'The recording cannot be played: the file did not arrive, or this browser cannot read it.',
    tryAgain: 'Try again',
    video: 'Clip of the recording, without sound',
    mayNot: 'Your role does not include recordings. What was noted stands below.',
  },
} as const;

/** What is mostly waited for; a rejection's reasons are the company's own. */
export const holdReasons: readonly string[] = [
  'A second opinion is wanted',
  'To be compared with the others first',
  'Waiting for an answer of the candidate',
];

/** Said once it is done, before the next report is shown. */
export const doneWords: Readonly<Record<Decision, string>> = {
  advance: 'advanced',
  reject: 'rejected',
  hold: 'on hold',
};
