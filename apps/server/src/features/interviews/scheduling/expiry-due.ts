import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineDue, type Due, type DueWork } from '../../../platform/queue/define-due.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { isNews } from './news-rules.ts';
import { lockScheduled } from './scheduled-store.ts';
import { tellOfInterview } from './tell-of-interview.ts';
import { findExpiredTogether, findTold } from './told-store.ts';
import { toldTitles } from './told-words.ts';

type Parts = { readonly notify: Notify; readonly clock: Clock };

/** When an invitation's link runs out and nobody began the interview; a trigger of its row says when. */
export const expiryDue = (parts: Parts): DueWork =>
  defineDue({ kind: 'interview-expiry', run: (tx, due) => tellExpired(tx, parts, due) });

/** Those who were invited together ran out together: one notice, at the first of them. */
async function tellExpired(
  tx: Tx,
  { notify, clock }: Parts,
  { companyId, id: scheduleId }: Due,
): Promise<void> {
  const now = clock();
  await lockScheduled(tx, companyId, scheduleId);
  const found = await findTold(tx, { companyId, scheduleId });
  if (found === undefined || found.isBegun || found.isCancelled) return;
  if (!isNews(found.closesAt, now)) return;
  const { jobId, closesAt } = found;
  const { count, first } = await findExpiredTogether(tx, { companyId, jobId, closesAt });
  if (first !== scheduleId) return;
  const list = `/company/interviews?state=expired&jobID=${jobId}`;
  await tellOfInterview(tx, notify, {
    of: { companyId, scheduleId },
    news: {
      ...{ kind: 'expiry', title: toldTitles.expired(count), now },
      ...(count > 1 && { path: list }),
    },
  });
}
