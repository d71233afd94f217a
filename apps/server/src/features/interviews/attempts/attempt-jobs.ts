import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { isOverdue } from './attempt-rules.ts';
import { listOverdueAttempts, lockAttemptById } from './attempt-store.ts';
import { closeAttempt } from './close-attempt.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly onProblem: (problem: Error) => void;
};

/**
 * BI-9: interviews end at their deadline without a browser. `close-attempt` is enqueued by the start
 * itself; the sweep closes what a lost or early job left open. Both may run twice, or beside a submission.
 */
export function createAttemptWorkers(parts: Parts): Job[] {
  return [
    defineJob({
      name: 'close-attempt',
      run: (data) => closeIfOverdue(parts, idIn(data, 'companyId'), idIn(data, 'attemptId')),
    }),
    defineJob({
      name: 'close-overdue-attempts',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: () =>
        eachCompany(parts, 'Closing interviews', (companyId) => closeOverdue(parts, companyId)),
    }),
  ];
}

/** What fails here must not keep the others open; the sweep of the next minute tries it again. */
async function closeOverdue(parts: Parts, companyId: number): Promise<void> {
  for (const attemptId of await listOverdueAttempts(parts.db, companyId, parts.clock())) {
    try {
      await closeIfOverdue(parts, companyId, attemptId);
    } catch (cause) {
      const name = `attempt ${attemptId} of company ${companyId}`;
      parts.onProblem(new Error(`Not closed at its deadline: ${name}`, { cause }));
    }
  }
}

async function closeIfOverdue({ db, clock, queue }: Parts, companyId: number, attemptId: number) {
  await db.inCompany(companyId, async (tx) => {
    const attempt = await lockAttemptById(tx, companyId, attemptId);
    const now = clock();
    if (attempt === null || !isOverdue(attempt, now)) return;
    const ending = { status: 'timed-out', endedAt: attempt.deadlineAt } as const;
    await closeAttempt({ tx, queue, now }, attempt, { ending, caller: null });
  });
}

function idIn(data: JobData, name: string): number {
  const value = data[name];
  if (typeof value !== 'number') throw new TypeError(`The job has no ${name}`);
  return value;
}
