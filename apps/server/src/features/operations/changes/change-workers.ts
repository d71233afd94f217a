import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { forgetChanges } from './change-store.ts';

export function createChangeWorkers(parts: {
  readonly db: Database;
  readonly clock: Clock;
}): readonly Job[] {
  return [
    defineJob({
      name: 'forget-changes',
      every: '*/10 * * * *',
      run: () => forgetChanges(parts.db, parts.clock()),
    }),
  ];
}
