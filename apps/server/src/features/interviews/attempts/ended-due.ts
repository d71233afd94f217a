import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineDue, type Due, type DueWork } from '../../../platform/queue/define-due.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { isNews, tellOfInterview, toldTitles } from '../scheduling/index.ts';
import { findEnding } from './attempt-store.ts';

/** At once when an interview has ended: whoever waits for it need not look. */
export const ENDED = 'attempt-ended';

type Parts = { readonly notify: Notify; readonly clock: Clock };

export const endedDue = (parts: Parts): DueWork =>
  defineDue({ kind: ENDED, run: (tx, due) => tellEnded(tx, parts, due) });

async function tellEnded(
  tx: Tx,
  { notify, clock }: Parts,
  { companyId, id: attemptId }: Due,
): Promise<void> {
  const now = clock();
  const found = await findEnding(tx, companyId, attemptId);
  if (found === undefined || found.endedAt === null || !isNews(found.endedAt, now)) return;
  const title = found.status === 'submitted' ? toldTitles.submitted : toldTitles.timedOut;
  await tellOfInterview(tx, notify, {
    of: { companyId, scheduleId: found.scheduleId },
    news: { kind: 'submission', title, now },
  });
}
