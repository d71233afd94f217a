import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { forgetSignals } from './call-event-store.ts';
import { leaveSilentSeats } from './presence.ts';

const SIGNALS_KEPT_MS = 10 * 60_000;

/** What the pages of a call do while one is open is done for those that nobody is left in. */
export function createCallWorkers(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
}): readonly Job[] {
  const { db, clock } = parts;
  return [
    defineJob({
      name: 'tidy-calls',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: () =>
        eachCompany(parts, 'Tidying calls', (companyId) =>
          db.inCompany(companyId, async (tx) => {
            const now = clock();
            await leaveSilentSeats(tx, { companyId }, now);
            const before = new Date(now.getTime() - SIGNALS_KEPT_MS);
            await forgetSignals(tx, { companyId, before });
          }),
        ),
    }),
  ];
}
