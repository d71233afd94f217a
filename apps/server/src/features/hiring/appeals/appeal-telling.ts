import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { pageUrl } from '../candidate-page/index.ts';
import { postLetter } from '../mail-templates/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { appealLetter, type LetterKind } from './appeal-letters.ts';
import { noticeTitles } from './appeal-mail-words.ts';
import { findFirst, findSeconds } from './appeal-reader-store.ts';
import type { Appeal, Decision } from './appeal-store.ts';

export type Telling = {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly notify: Notify;
};

export type Whom = Pick<
  Decision,
  'candidateId' | 'email' | 'firstName' | 'jobId' | 'jobTitle' | 'companyName'
>;

export async function mailCandidate(
  tx: Tx,
  { postOffice, baseUrl }: Telling,
  {
    appeal: { companyId, id, applicationId, replyBy },
    whom,
    kind,
    now,
  }: {
    readonly appeal: Pick<Appeal, 'companyId' | 'id' | 'applicationId' | 'replyBy'>;
    readonly whom: Whom;
    readonly kind: LetterKind;
    readonly now: Date;
  },
): Promise<void> {
  const { email: to, candidateId } = whom;
  const language = await mailLanguage(tx, { companyId, applicationId });
  const { button, ...text } = appealLetter(kind, { ...whom, replyBy }, language);
  const path = `/candidate-page/appeal?application=${applicationId}` as const;
  const url = await pageUrl(tx, { companyId, candidateId, email: to, baseUrl, path, now });
  await postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      ...(url !== null && { action: { label: button, url } }),
      key: `appeal:${companyId}:${id}:${kind}`,
      to,
      whom: { applicationId },
    },
  });
}

/** Whoever can answer; where nobody can, those who have to ask somebody in. */
export async function tellCompany(
  tx: Tx,
  { notify }: Telling,
  {
    appeal: { companyId, id, firstDeciders },
    whom: { candidateId, jobId, jobTitle },
    what,
    now,
  }: {
    readonly appeal: Pick<Appeal, 'companyId' | 'id' | 'firstDeciders'>;
    readonly whom: Pick<Whom, 'candidateId' | 'jobId' | 'jobTitle'>;
    readonly what: 'filed' | 'overdue';
    readonly now: Date;
  },
): Promise<void> {
  const seconds = await findSeconds(tx, { companyId, jobId, firstDeciders });
  const isAlone = seconds.length === 0;
  const readers = isAlone ? await findFirst(tx, { companyId, firstDeciders }) : seconds;
  const title = noticeTitles[isAlone ? 'alone' : what];
  const about = { companyId, candidateId, kind: 'appeal' } as const;
  const path = `/company/job-seeker/appeals?appealID=${id}`;
  for (const accountId of readers) {
    await notify(tx, { accountId, title, body: jobTitle, path, about }, now);
  }
}
