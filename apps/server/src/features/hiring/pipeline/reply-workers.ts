import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findDeciders } from '../applications/index.ts';
import { findDueReplies } from './reply-due-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
  readonly notify: Notify;
};

const DAY = 24 * 3_600_000;

/** Each morning: who leads a job hears how many answers are due there, a day before at the latest. */
export function createReplyDueWorkers(parts: Parts): Job[] {
  return [
    defineJob({
      name: 'tell-due-replies',
      every: '11 6 * * *',
      run: () =>
        eachCompany(parts, 'Telling which answers are due', (id) =>
          tellDueReplies(parts, id, parts.clock()),
        ),
    }),
  ];
}

/** Each promise once: those of the day after the next 24 hours. One notice a job, however many wait there. */
function tellDueReplies(
  { db, notify }: Pick<Parts, 'db' | 'notify'>,
  companyId: number,
  now: Date,
): Promise<void> {
  const after = new Date(now.getTime() + DAY);
  const until = new Date(now.getTime() + 2 * DAY);
  return db.inCompany(companyId, async (tx) => {
    for (const { jobID, title, count } of await findDueReplies(tx, companyId, { after, until })) {
      for (const accountId of await findDeciders(tx, companyId, jobID)) {
        const notice = {
          accountId,
          title: count === 1 ? '1 answer is due tomorrow' : `${count} answers are due tomorrow`,
          body: title,
          path: `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline&view=table&sort=reply`,
          about: { companyId, kind: 'reply' as const },
        };
        await notify(tx, notice, now);
      }
    }
  });
}
