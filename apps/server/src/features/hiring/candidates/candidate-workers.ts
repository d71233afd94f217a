import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { forgetRecords } from './merge-record-store.ts';

export const createCandidateWorkers = ({ db, clock }: { db: Database; clock: Clock }): Job[] => [
  defineJob({
    name: 'forget-merges',
    every: '42 3 * * *',
    run: () => forgetRecords(db, clock()),
  }),
];
