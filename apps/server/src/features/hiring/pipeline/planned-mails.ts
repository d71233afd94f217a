import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import {
  postLetter,
  writeFilled,
  findWaitingMail,
  takePlannedMail,
} from '../mail-templates/index.ts';
import { plannedMailJob } from './moving.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly postOffice: PostOffice;
};

/**
 * Posts a planned mail when its time has come. Taking it and posting it are one transaction: a killed worker has
 * done neither, and a second one finds it taken.
 */
export function createPlannedMailWorkers(parts: Parts): Job[] {
  const run = (data: JobData) =>
    settle(parts, Number(data['companyId']), Number(data['plannedMailId']));
  return [defineJob({ name: plannedMailJob, run })];
}

async function settle(
  { db, clock, queue, postOffice }: Parts,
  companyId: number,
  id: number,
): Promise<void> {
  const now = clock();
  await db.inCompany(companyId, async (tx) => {
    const sendAt = await findWaitingMail(tx, companyId, id);
    if (sendAt === undefined) return;
    // The queue's clock is the database's, which may be ahead of ours.
    if (sendAt > now) {
      const again = { companyId, plannedMailId: id };
      return queue.send(tx, plannedMailJob, again, { startAfter: sendAt });
    }
    const mail = await takePlannedMail(tx, companyId, { id, now });
    if (mail === undefined) return;
    await postLetter(tx, postOffice, companyId, {
      ...writeFilled(mail),
      key: `planned-mail:${companyId}:${id}`,
      to: mail.email,
      whom: { applicationId: mail.applicationId },
    });
  });
}
