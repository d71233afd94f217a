import { DECIDED_DAYS, SMALLEST_GROUP } from '@candor/contract/equality-rules';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Worker } from '../../platform/queue/queue.ts';
import { addUp } from './answer-store.ts';
import { listCompanies } from './company-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

export const addUpJob = 'add-up-answers';

const DAY = 24 * 3_600_000;

/** Each night: answers about people who were decided on become sums, and are deleted. */
export function createEqualityWorkers({ db, clock, onProblem }: Parts): Record<string, Worker> {
  return {
    [addUpJob]: async () => {
      for (const companyId of await listCompanies(db)) {
        try {
          await addUpAnswers(db, companyId, clock());
        } catch (cause) {
          // The next night tries it again; one company must not keep the others from theirs.
          onProblem(new Error(`Answers of company ${companyId} not added up`, { cause }));
        }
      }
    },
  };
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
