import type { contract } from '@candor/contract';
import { dayAt, dayNumber } from '@candor/contract/interviews/zone-rules';
import { refuse } from '../../../platform/http/failure.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { deedOf } from '../../operations/audit/index.ts';
import { moveLiveEnd } from '../scheduling/index.ts';
import { waitedFor } from './appointment-state-rules.ts';
import type { Planned } from './appointment-store.ts';
import { byMember } from './by-member.ts';
import { liveEntry, type Parts, settle, type Work } from './change.ts';
import { endOfDay, isLastDayOver } from './slot-rules.ts';

type Endpoint = typeof contract.appointments.changePlan;

/** What is booked stays as it is: the plan holds for times that are sought from now on. */
export function changePlanHandler(parts: Parts): Handler<Endpoint> {
  return ({ params, body: { revision, reason, ...planned }, ...request }) =>
    byMember(parts, { ...params, revision, isWhole: true, deed: deedOf(request) }, async (work) => {
      const before = plannedOf(work.found);
      checkPlan(work, before, planned);
      const { timeZone } = work.found;
      await moveLiveEnd(work.tx, { ...work.found, closesAt: endOfDay(planned.lastDay, timeZone) });
      const done = await settle(work, {
        change: planned,
        history: { what: 'plan-changed', detail: reason.trim() },
        told: isWaitedForAgain(work, planned)
          ? { what: 'reminded', by: 'company', only: { candidate: true, seatIds: [] } }
          : [],
      });
      return {
        result: { revision: done.found.revision },
        audit: {
          ...liveEntry('interview.plan-changed', work.found.scheduleId),
          ...{ before, after: { ...planned, reason: reason.trim() } },
        },
      };
    });
}

const plannedOf = ({ lastDay, noticeHours, bufferBefore, bufferAfter }: Planned): Planned => ({
  ...{ lastDay, noticeHours, bufferBefore, bufferAfter },
});

/** A last day that has passed may stay as it is, but is not chosen. */
function checkPlan({ found, now }: Work, before: Planned, after: Planned): void {
  const isSame =
    before.lastDay === after.lastDay &&
    before.noticeHours === after.noticeHours &&
    before.bufferBefore === after.bufferBefore &&
    before.bufferAfter === after.bufferAfter;
  if (isSame) throw refuse('no_change');
  const isPast = dayNumber(after.lastDay) < dayAt(now.getTime(), found.timeZone);
  if (isPast && after.lastDay !== before.lastDay) {
    throw refuse('day_past', { path: 'body.lastDay' });
  }
}

/** Whoever was asked and found no time that could be said. */
const isWaitedForAgain = ({ found, now }: Work, planned: Planned): boolean => {
  const at = now.getTime();
  return (
    waitedFor(found, now) === 'candidate' &&
    isLastDayOver({ ...found, now: at }) &&
    !isLastDayOver({ ...found, ...planned, now: at })
  );
};
