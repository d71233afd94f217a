import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { listDueReminders } from './mail-log-store.ts';
import { settleDueReminder } from './remind.ts';
import type { MailParts } from './scheduling-parts.ts';

type Parts = MailParts & {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/** Every minute: each due reminder in a transaction of its own, so that one that fails keeps no other back. */
export function createSchedulingWorkers(parts: Parts): Job[] {
  return [
    defineJob({
      name: 'send-interview-reminders',
      every: '* * * * *',
      run: () => eachCompany(parts, 'Reminders', (companyId) => remind(parts, companyId)),
    }),
  ];
}

async function remind(parts: Parts, companyId: number): Promise<void> {
  const { db, clock, onProblem } = parts;
  for (const { id, scheduleId } of await listDueReminders(db, companyId, clock())) {
    const due = { companyId, mailId: id, scheduleId, now: clock() };
    try {
      await db.inCompany(companyId, (tx) => settleDueReminder(tx, parts, due));
    } catch (cause) {
      onProblem(new Error(`Reminder ${id} of company ${companyId} was not sent`, { cause }));
    }
  }
}
