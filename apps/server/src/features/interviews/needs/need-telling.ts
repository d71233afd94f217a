import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import { postLetter } from '../../hiring/mail-templates/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { createLink } from '../links/index.ts';
import { needsUrl, type Scheduled } from '../scheduling/index.ts';
import { type AnswerKind, answerText } from './need-letters.ts';
import { noticeTitles } from './need-mail-words.ts';
import type { Need } from './need-store.ts';

export type Telling = {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly notify: Notify;
};

/** With a link of its own, because only hashes are kept; the links of earlier mails go on working. */
export async function mailAnswer(
  tx: Tx,
  { postOffice, baseUrl }: Telling,
  {
    need: { companyId, id, revision, scheduleId },
    found,
    kind,
  }: {
    readonly need: Need;
    readonly found: Scheduled;
    readonly kind: AnswerKind;
  },
): Promise<void> {
  const { closesAt: expiresAt, candidateId, email: to } = found;
  const aim = { companyId, purpose: 'bot-interview', subjectId: scheduleId } as const;
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const language = await mailLanguage(tx, { companyId, scheduleId });
  const { button, ...text } = answerText(kind, found, language);
  await postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      action: { label: button, url: needsUrl(baseUrl, token) },
      key: `need:${companyId}:${id}:${revision}`,
      to,
      whom: { candidateId },
    },
  });
}

export async function tellReaders(
  tx: Tx,
  { notify }: Telling,
  {
    need: { companyId, id },
    found: { candidateId, jobTitle },
    readers,
    what,
    now,
  }: {
    readonly need: Pick<Need, 'companyId' | 'id'>;
    readonly found: Pick<Scheduled, 'candidateId' | 'jobTitle'>;
    readonly readers: readonly number[];
    readonly what: keyof typeof noticeTitles;
    readonly now: Date;
  },
): Promise<void> {
  for (const accountId of readers) {
    await notify(
      tx,
      {
        ...{ accountId, title: noticeTitles[what], body: jobTitle },
        path: `/company/interviews/needs?needID=${id}`,
        about: { companyId, candidateId, kind: 'need' },
      },
      now,
    );
  }
}
