import type { PostedLetter } from '../../platform/mail/post-office.ts';
import { greetingName } from './letter-name-rules.ts';

type Given = {
  readonly key: string;
  readonly to: string;
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** Where the person logs in to see and withdraw it. */
  readonly url: string;
};

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const hello = (firstName: string) => {
  const name = greetingName(firstName);
  return name === '' ? 'Hello,' : `Hello ${name},`;
};

const follow =
  'To see how it stands, or to withdraw it, log in as a candidate or sign up with this address.';
const notYou = 'If this was not you, log in with this address and withdraw the application.';

export function receivedLetter({
  firstName,
  jobTitle,
  companyName,
  url,
  replyBy,
  ...addressed
}: Given & { readonly replyBy: Date | null }): PostedLetter {
  const promise =
    replyBy === null
      ? 'They will be in touch.'
      : `They mean to answer by ${day.format(replyBy)} (UTC).`;
  return {
    ...addressed,
    subject: `Your application at ${companyName}`,
    preview: `${companyName} has received it.`,
    greeting: hello(firstName),
    paragraphs: [
      `${companyName} has received your application for “${jobTitle}”, with your CV. ${promise}`,
      follow,
    ],
    action: { label: 'See your application', url },
    closing: [notYou],
  };
}

export function repeatedLetter({
  firstName,
  jobTitle,
  companyName,
  url,
  appliedAt,
  withdrawnAt,
  ...addressed
}: Given & { readonly appliedAt: Date; readonly withdrawnAt: Date | null }): PostedLetter {
  const since =
    withdrawnAt === null
      ? 'It stands as it was.'
      : `You withdrew it on ${day.format(withdrawnAt)}. If you want to be considered again, please write to the company.`;
  return {
    ...addressed,
    subject: `You have already applied at ${companyName}`,
    preview: `You applied on ${day.format(appliedAt)}.`,
    greeting: hello(firstName),
    paragraphs: [
      `you have already applied for “${jobTitle}” at ${companyName}, on ${day.format(appliedAt)}. ${since}`,
      'What was sent now is kept beside it, for the company to look at.',
      follow,
    ],
    action: { label: 'See your application', url },
    closing: ['If this was not you, ignore this mail: your application did not change.'],
  };
}
