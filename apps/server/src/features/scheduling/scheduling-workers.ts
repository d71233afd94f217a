import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Worker } from '../../platform/queue/queue.ts';
import { listDueReminders } from './mail-log-store.ts';
import { settleDueReminder } from './remind.ts';
import { listCompanies } from './company-store.ts';
import type { MailParts } from './scheduling-parts.ts';

type Parts = MailParts & {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

export const reminderJob = 'send-interview-reminders';

/** Every minute: each due reminder in a transaction of its own, so that one that fails keeps no other back. */
export function createSchedulingWorkers(parts: Parts): Record<typeof reminderJob, Worker> {
  const { db, clock, onProblem } = parts;
  return {
    [reminderJob]: async () => {
      for (const companyId of await listCompanies(db)) {
        for (const { id, scheduleId } of await listDueReminders(db, companyId, clock())) {
          const due = { companyId, mailId: id, scheduleId, now: clock() };
          try {
            await db.inCompany(companyId, (tx) => settleDueReminder(tx, parts, due));
          } catch (cause) {
            onProblem(new Error(`Reminder ${id} of company ${companyId} was not sent`, { cause }));
          }
        }
      }
    },
  };
}
