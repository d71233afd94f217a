import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import { CODE_MS, codeHasher, newCode } from '../links/index.ts';
import { CODE_USE } from './viewer-browser.ts';
import { type CodeRequest, codeJob } from './gate-handlers.ts';
import {
  findLivingShare,
  findRequest,
  forgetBefore,
  markOpened,
  putCode,
  takeRequest,
} from './gate-store.ts';
import { codeLetter } from './viewing-mails.ts';
import { dayBefore } from './viewing-rules.ts';
import { findAbout } from '../../hiring/mail-templates/index.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  readonly sealingKey: Uint8Array;
};

export function createViewingWorkers(parts: Parts): Job[] {
  return [defineJob({ name: codeJob, run: (data) => mailCode(parts, data) })];
}

/**
 * Mails the code that a stranger asked for, if the link lives and was made for that address. The stranger was
 * answered before anyone looked, so neither the answer nor its time can tell.
 */
async function mailCode(
  { db, clock, postOffice, sealingKey }: Parts,
  data: JobData,
): Promise<void> {
  const hashCode = codeHasher(sealingKey, CODE_USE);
  const requestId = Number(data['requestId']);
  const request = await db.global((tx) => findRequest(tx, requestId));
  if (request === undefined) return;
  const text = await openSealedText(request.sealed, sealingKey);
  const { companyId, tokenHash, email, ...asked } = JSON.parse(text) as CodeRequest;
  const now = clock();
  await db.inCompany(companyId, async (tx) => {
    if (!(await takeRequest(tx, requestId))) return;
    await forgetBefore(tx, companyId, dayBefore(now));
    const share = await findLivingShare(tx, { companyId, tokenHash }, now);
    if (share?.email !== email) return;
    const code = newCode();
    await putCode(tx, {
      ...{ ...asked, companyId, shareId: share.id, consentedAt: request.createdAt },
      codeHash: hashCode(code, tokenHash, asked.browserHash),
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + CODE_MS) },
    });
    await markOpened(tx, { companyId, shareId: share.id, now });
    const key = `viewing-code:${requestId}`;
    // By the name of the invitation: what a stranger typed must not reach another's mailbox.
    const { firstName } = share;
    const about = await findAbout(tx, companyId, { shareId: share.id });
    const letter = codeLetter({ key, to: email, firstName, code });
    await postOffice.post(tx, { ...letter, ...(about && { about }) });
  });
}
