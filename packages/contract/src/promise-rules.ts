import { MOST_SHARE_DAYS } from './interviews/share-rules.ts';
import type { Translated } from './people/language-rules.ts';

/**
 * What pages and terms say of a recording in one sentence each. Tests hold every sentence against what the server does:
 * promises.test.ts.
 */

export const countOfDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const heldBack =
  'Only where the company has to hold it back for a reason that it writes down, such as a complaint, is it kept longer.';

/** In English; pages have them in other languages too. */
export const promiseWords = {
  inviter: 'the company that sent the invitation',
  people: (company: string) =>
    `People of ${company}: its administrators, and those whose role includes interviews.`,
  shown: (days: number) =>
    `They may also show the recording to named people outside, each behind a code and for at most ${days} days. Whoever runs this installation of Candor can reach what is stored.`,
  keptByCompany:
    'The company sets the number of days; afterwards Candor deletes the recording by itself.',
  saidFirst:
    'The interview’s first screen says how many days, before anything is recorded, and nobody has to go on from there.',
  nothingRecorded: 'There is no recording. The terms say how long your answers are kept.',
  kept: (days: number) =>
    `The recording is kept for ${countOfDays(days)} after the end of the interview at most. Then Candor deletes it by itself.`,
  heldBack,
} as const;
export type PromiseWords = Translated<typeof promiseWords>;

/** Of the company that invites, or `null` where nobody knows which. */
type Asked = {
  readonly companyName: string;
  readonly recordScreen: boolean;
  readonly retentionDays: number;
} | null;

export function briefAccess(asked: Asked, words: PromiseWords = promiseWords): string {
  const people = words.people(asked?.companyName ?? words.inviter);
  return asked?.recordScreen === false ? people : `${people} ${words.shown(MOST_SHARE_DAYS)}`;
}

export function briefKept(asked: Asked, words: PromiseWords = promiseWords): string {
  if (asked === null) return `${words.keptByCompany} ${words.heldBack} ${words.saidFirst}`;
  if (!asked.recordScreen) return words.nothingRecorded;
  return `${words.kept(asked.retentionDays)} ${words.heldBack}`;
}
