import { isLanguage, type Language } from '@candor/contract/people/language-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostedLetter, PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { CODE_MS, codeHasher, newCode } from '../../interviews/links/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { candidateWords, postLetter } from '../mail-templates/index.ts';
import { pageCodeJob } from './gate-handlers.ts';
import { CODE_USE } from './page-browser.ts';
import { dayBefore } from './page-rules.ts';
import { findLivingPage, forgetBefore, putCode } from './page-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  readonly sealingKey: Uint8Array;
};

export function createCandidatePageWorkers(parts: Parts): Job[] {
  return [defineJob({ name: pageCodeJob, run: (data) => mailCode(parts, data) })];
}

/** If the link lives. Whoever asked was answered before anyone looked, so neither the answer nor its time can tell. */
async function mailCode(
  { db, clock, postOffice, sealingKey }: Parts,
  data: JobData,
): Promise<void> {
  const hashCode = codeHasher(sealingKey, CODE_USE);
  const companyId = Number(data['companyId']);
  const tokenHash = String(data['tokenHash']);
  const browserHash = String(data['browserHash']);
  const askedKey = String(data['askedKey']);
  const asked = String(data['language'] ?? '');
  const now = clock();
  await db.inCompany(companyId, async (tx) => {
    await forgetBefore(tx, companyId, dayBefore(now));
    const page = await findLivingPage(tx, { companyId, tokenHash }, now);
    if (page === undefined) return;
    const { pageId, candidateId, email, firstName } = page;
    const code = newCode();
    const isNew = await putCode(tx, {
      ...{ companyId, pageId, browserHash, askedKey, email },
      codeHash: hashCode(code, tokenHash, browserHash),
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + CODE_MS) },
    });
    if (!isNew) return;
    const key = `candidate-page-code:${companyId}:${askedKey}`;
    const language = isLanguage(asked) ? asked : await mailLanguage(tx, { companyId, candidateId });
    const letter = codeLetter({ key, to: email, firstName, code, language });
    await postLetter(tx, postOffice, {
      companyId,
      letter: { ...letter, whom: { candidateId }, hasNoPage: true },
    });
  });
}

function codeLetter({
  firstName,
  code,
  language,
  ...addressed
}: Pick<PostedLetter, 'key' | 'to'> & {
  readonly firstName: string;
  readonly code: string;
  readonly language: Language;
}): PostedLetter {
  const { hello, pageCode } = candidateWords(language);
  return {
    ...{ ...addressed, language },
    ...{ subject: pageCode.subject, preview: pageCode.preview, closing: pageCode.closing },
    greeting: hello(firstName),
    paragraphs: [pageCode.code(code)],
  };
}
