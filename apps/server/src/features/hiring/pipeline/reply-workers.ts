import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { type DueReplies, findDeciders, takeDueReplies } from '../applications/index.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
  readonly notify: Notify;
};

const DAY = 24 * 3_600_000;
/** What mornings that were missed would have told is told by the next one; what is older, the dashboard shows. */
const MADE_UP_DAYS = 3;

/** Each morning: who leads a job hears how many answers are due there, a day before where they were promised sooner. */
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

function titleOf({ count, late }: DueReplies): string {
  const answers = count === 1 ? '1 answer is' : `${count} answers are`;
  if (late === count) return `${answers} late`;
  return `${answers} due within two days${late === 0 ? '' : `, ${late} of them late`}`;
}

/** Each promise once, however short it is or whenever this runs. One notice a job, however many wait there. */
function tellDueReplies(
  { db, notify }: Pick<Parts, 'db' | 'notify'>,
  companyId: number,
  now: Date,
): Promise<void> {
  const after = new Date(now.getTime() - MADE_UP_DAYS * DAY);
  const until = new Date(now.getTime() + 2 * DAY);
  return db.inCompany(companyId, async (tx) => {
    for (const due of await takeDueReplies(tx, companyId, { after, until, now })) {
      const { jobID, title } = due;
      for (const accountId of await findDeciders(tx, companyId, jobID)) {
        const notice = {
          accountId,
          title: titleOf(due),
          body: title,
          path: `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline&view=table&sort=reply`,
          about: { companyId, kind: 'reply' as const },
        };
        await notify(tx, notice, now);
      }
    }
  });
}
