import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Worker } from '../../platform/queue/queue.ts';
import { discriminationOf, facilityOf } from './item-rules.ts';
import {
  listCompanies,
  lockMeasurement,
  readProgress,
  storeFigures,
  sumAnswers,
} from './measure-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/** So many interviews more, and the figures are worth making anew before the night. */
const WORTH_MEASURING = 20;

/** `measure-questions` runs often and does little; `measure-all-questions` runs at night and misses nothing. */
export function createQuestionWorkers(parts: Parts): Record<string, Worker> {
  return {
    'measure-questions': () => measureCompanies(parts, WORTH_MEASURING),
    'measure-all-questions': () => measureCompanies(parts, 1),
  };
}

async function measureCompanies(parts: Parts, least: number): Promise<void> {
  for (const companyId of await listCompanies(parts.db)) {
    try {
      await measureCompany(parts, companyId, least);
    } catch (cause) {
      // The next run tries it again; one company must not keep the others from theirs.
      parts.onProblem(new Error(`Questions of company ${companyId} not measured`, { cause }));
    }
  }
}

async function measureCompany({ db, clock }: Parts, companyId: number, least: number) {
  const isDue = async () => {
    const { over, measured } = await db.inCompany(companyId, (tx) => readProgress(tx, companyId));
    return over - measured >= least;
  };
  if (!(await isDue())) return;
  await db.inCompany(companyId, async (tx) => {
    const now = clock();
    await lockMeasurement(tx, companyId, now);
    const { over, measured } = await readProgress(tx, companyId);
    if (over - measured < least) return;
    const sums = await sumAnswers(tx, companyId);
    const figures = sums.map((sum) => ({
      ...{ questionId: sum.questionId, shown: sum.shown },
      ...{ answered: sum.answered, correct: sum.correct },
      facility: facilityOf(sum),
      discrimination: discriminationOf(sum),
    }));
    await storeFigures(tx, companyId, { figures, attempts: over, now });
  });
}
