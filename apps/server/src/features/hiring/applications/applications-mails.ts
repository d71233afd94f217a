import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import { buttonOf, type Words, writeLetter } from '../mail-templates/index.ts';
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
  'To see how it stands, or to withdraw it, sign in as a candidate or sign up with this address.';

/** The company's words for an application that has arrived. */
export function receivedLetter(
  {
    key,
    to,
    firstName,
    jobTitle,
    companyName,
    url,
    replyBy,
  }: Given & { readonly replyBy: Date | null },
  words: Words,
): PostedLetter {
  const promise =
    replyBy === null
      ? `${companyName} has not said by when it answers.`
      : `You can expect an answer by ${day.format(replyBy)} (UTC).`;
  const values = { firstName: greetingName(firstName), jobTitle, companyName, promise };
  return { ...writeLetter('received', words, values), ...buttonTo('received', url), key, to };
}

/** What a candidate is told who has withdrawn. */
export const withdrawnLetter = (
  { key, to, url, ...values }: Given & { readonly lastName: string },
  words: Words,
): PostedLetter => ({
  ...writeLetter('withdrawn', words, values),
  ...buttonTo('withdrawn', url),
  key,
  to,
});

function buttonTo(kind: 'received' | 'withdrawn', url: string): Pick<PostedLetter, 'action'> {
  const label = buttonOf(kind);
  return label === null ? {} : { action: { label, url } };
}

/** In words that no company changes: it keeps people safe from whoever types their address. */
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
