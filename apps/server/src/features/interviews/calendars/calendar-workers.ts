import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { createCalendarReader } from './calendar-reader.ts';
import { takeDue } from './calendar-store.ts';
import { readConnected } from './read-connected.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly sealingKey: Uint8Array;
  readonly onProblem: (problem: Error) => void;
};

/** Each calendar says when its turn is; what is due is looked for every minute, by every process. */
export function createCalendarWorkers(parts: Parts): Job[] {
  const { db, clock, onProblem } = parts;
  const read = createCalendarReader(parts);
  return [
    defineJob({
      name: 'read-calendars',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: async () => {
        for (let place = await takeDue(db, clock()); place; place = await takeDue(db, clock())) {
          const { id } = place;
          await readConnected({ ...parts, read }, place).catch((cause: unknown) =>
            onProblem(new Error(`Reading the calendar ${id} failed`, { cause })),
          );
        }
      },
    }),
  ];
}
