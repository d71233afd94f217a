import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Worker } from '../../platform/queue/queue.ts';
import { forgetRecords } from './merge-record-store.ts';

export const createApplicantWorkers = ({ db, clock }: { db: Database; clock: Clock }) =>
  ({ 'forget-merges': () => forgetRecords(db, clock()) }) satisfies Record<string, Worker>;
