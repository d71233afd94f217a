import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import {
  buttonOf,
  candidateWords,
  tellDay,
  type Words,
  writeLetter,
} from '../mail-templates/index.ts';
import type { Language } from '@candor/contract/people/language-rules';
import { greetingName } from './letter-name-rules.ts';

type Given = {
  readonly key: string;
  readonly to: string;
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly language: Language;
  /** Where the person logs in to see and withdraw it. */
  readonly url: string;
};

/** The company's words for an application that has arrived. */
export function receivedLetter(
  {
    key,
    to,
    firstName,
    jobTitle,
    companyName,
    url,
    language,
    replyBy,
  }: Given & { readonly replyBy: Date | null },
  words: Words,
): PostedLetter {
  const { applications } = candidateWords(language);
  const promise =
    replyBy === null
      ? applications.noPromise(companyName)
      : applications.promise(tellDay(replyBy, language));
  const values = { firstName: greetingName(firstName), jobTitle, companyName, promise };
  return {
    ...writeLetter('received', words, values),
    ...buttonTo('received', { url, language }),
    ...{ key, to },
  };
}

/** What a candidate is told who has withdrawn. */
export const withdrawnLetter = (
  { key, to, url, language, ...values }: Given & { readonly lastName: string },
  words: Words,
): PostedLetter => ({
  ...writeLetter('withdrawn', words, values),
  ...buttonTo('withdrawn', { url, language }),
  key,
  to,
});

function buttonTo(
  kind: 'received' | 'withdrawn',
  { url, language }: Pick<Given, 'url' | 'language'>,
): Pick<PostedLetter, 'action'> {
  const label = buttonOf(kind, language);
  return label === null ? {} : { action: { label, url } };
}

/** In words that no company changes: it keeps people safe from whoever types their address. */
export function repeatedLetter({
  firstName,
  jobTitle,
  companyName,
  url,
  language,
  appliedAt,
  withdrawnAt,
  ...addressed
}: Given & { readonly appliedAt: Date; readonly withdrawnAt: Date | null }): PostedLetter {
  const { hello, standing, applications } = candidateWords(language);
  const { repeated } = applications;
  const applied = tellDay(appliedAt, language);
  const since =
    withdrawnAt === null ? repeated.stands : repeated.withdrawn(tellDay(withdrawnAt, language));
  return {
    ...addressed,
    language,
    subject: repeated.subject(companyName),
    preview: repeated.preview(applied),
    greeting: hello(greetingName(firstName)),
    paragraphs: [
      `${repeated.before(jobTitle, companyName, applied)} ${since}`,
      repeated.kept,
      standing.follow,
    ],
    action: { label: standing.seeApplication, url },
    closing: [repeated.notYou],
  };
}
