import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { discriminationOf, facilityOf } from './item-rules.ts';
import { lockMeasurement, readProgress, storeFigures, sumAnswers } from './measure-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/** So many interviews more, and the figures are worth making anew before the night. */
const WORTH_MEASURING = 20;

/** `measure-questions` runs often and does little; `measure-all-questions` runs at night and misses nothing. */
export function createQuestionWorkers(parts: Parts): Job[] {
  const measure = (least: number) =>
    eachCompany(parts, 'Measuring questions', (id) => measureCompany(parts, id, least));
  return [
    defineJob({
      name: 'measure-questions',
      every: '*/10 * * * *',
      run: () => measure(WORTH_MEASURING),
    }),
    defineJob({ name: 'measure-all-questions', every: '27 2 * * *', run: () => measure(1) }),
  ];
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
