import { isOverdue } from '@candor/contract/interviews/need-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { lockPlace, placeOf } from './need-reading.ts';
import { findReaders } from './need-reader-store.ts';
import { findNeed } from './need-store.ts';
import { type Telling, tellReaders } from './need-telling.ts';

/** The promise is over and nobody has answered. */
export const needDue = (parts: Telling & { readonly clock: Clock }): DueWork =>
  defineDue({
    kind: 'need-overdue',
    run: async (tx, { companyId, id }) => {
      const now = parts.clock();
      const seen = await findNeed(tx, { companyId, id });
      if (seen === null) return;
      const { scheduleId } = seen;
      const found = await lockPlace(tx, companyId, scheduleId);
      const need = await findNeed(tx, { companyId, id });
      if (need === null || !isOverdue({ ...need, place: placeOf(found, now) }, now)) return;
      const readers = await findReaders(tx, { companyId, scheduleId, jobId: found.jobId });
      await tellReaders(tx, parts, { need, found, readers, what: 'overdue', now });
    },
  });
