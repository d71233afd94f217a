import { isAppealOverdue } from '@candor/contract/hiring/appeal-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { lockApplications } from '../applications/index.ts';
import { findAppeal, findWhom } from './appeal-store.ts';
import { mailCandidate, type Telling, tellCompany } from './appeal-telling.ts';

type Parts = Telling & { readonly clock: Clock };

export const appealDues = (parts: Parts): readonly DueWork[] => [overdue(parts), granted(parts)];

/** The promise is over and nobody has answered: both sides are told. */
const overdue = (parts: Parts): DueWork =>
  defineDue({
    kind: 'appeal-overdue',
    run: async (tx, { companyId, id }) => {
      const now = parts.clock();
      const seen = await findAppeal(tx, { companyId, id });
      if (seen === undefined) return;
      await lockApplications(tx, companyId, [seen.applicationId]);
      const appeal = await findAppeal(tx, { companyId, id });
      if (appeal === undefined || !isAppealOverdue(appeal, now)) return;
      const whom = await findWhom(tx, appeal);
      if (whom === undefined) return;
      await tellCompany(tx, parts, { appeal, whom, what: 'overdue', now });
      await mailCandidate(tx, parts, { appeal, whom, kind: 'late', now });
    },
  });

/** Somebody took the application up again without answering: a trigger ended the appeal. */
const granted = (parts: Parts): DueWork =>
  defineDue({
    kind: 'appeal-granted',
    run: async (tx, { companyId, id }) => {
      const appeal = await findAppeal(tx, { companyId, id });
      if (appeal === undefined || appeal.state !== 'overturned') return;
      const whom = await findWhom(tx, appeal);
      if (whom === undefined || !whom.isActive) return;
      await mailCandidate(tx, parts, { appeal, whom, kind: 'granted', now: parts.clock() });
    },
  });
