import { DECIDED_DAYS, SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { addUp } from './answer-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

const DAY = 24 * 3_600_000;

/** Each night: answers about people who were decided on become sums, and are deleted. */
export function createEqualityWorkers(parts: Parts): Job[] {
  const addUpOne = (id: number) => addUpAnswers(parts.db, id, parts.clock());
  return [
    defineJob({
      name: 'add-up-answers',
      every: '7 4 * * *',
      run: () => eachCompany(parts, 'Adding up answers', addUpOne),
    }),
  ];
}

/** What the night does for one company. */
export function addUpAnswers(db: Database, companyId: number, now: Date): Promise<number> {
  return db.inCompany(companyId, (tx) =>
    addUp(tx, {
      decidedBefore: new Date(now.getTime() - DECIDED_DAYS * DAY),
      today: now.toISOString().slice(0, 10),
      atLeast: SMALLEST_GROUP,
    }),
  );
}
