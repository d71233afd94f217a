import { MOST_SHARE_DAYS } from './interviews/share-rules.ts';

/**
 * What pages and terms say of a recording in one sentence each. Tests hold every sentence against what the server does:
 * promises.test.ts.
 */

export const countOfDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const heldBack =
  'Only where the company has to hold it back for a reason that it writes down, such as a complaint, is it kept longer.';

/** Of the company that invites, or `null` where nobody knows which. */
type Asked = {
  readonly companyName: string;
  readonly recordScreen: boolean;
  readonly retentionDays: number;
} | null;

export function briefAccess(asked: Asked): string {
  const whose = asked?.companyName ?? 'the company that sent the invitation';
  const people = `People of ${whose}: its administrators, and those whose role includes interviews.`;
  if (asked?.recordScreen === false) return people;
  return `${people} They may also show the recording to named people outside, each behind a code and for at most ${MOST_SHARE_DAYS} days. Whoever runs this installation of Candor can reach what is stored.`;
}

export function briefKept(asked: Asked): string {
  if (asked === null) {
    return `The company sets the number of days; afterwards Candor deletes the recording by itself. ${heldBack} The interview’s first screen says how many days, before anything is recorded, and nobody has to go on from there.`;
  }
  if (!asked.recordScreen) {
    return 'There is no recording. The terms say how long your answers are kept.';
  }
  return `The recording is kept for ${countOfDays(asked.retentionDays)} after the end of the interview at most. Then Candor deletes it by itself. ${heldBack}`;
}
