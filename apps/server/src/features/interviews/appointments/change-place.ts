import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { deedOf } from '../../operations/audit/index.ts';
import { byMember } from './by-member.ts';
import { liveEntry, type Parts, settle } from './change.ts';
import { placeTextOf } from './place-words.ts';

type Endpoint = typeof contract.appointments.changePlace;

/** Before a time is booked it stands on the pages; whoever has the time in a calendar is told where it happens now. */
export function changePlaceHandler(parts: Parts): Handler<Endpoint> {
  return ({ params, body: { revision, reason, place }, ...request }) =>
    byMember(parts, { ...params, revision, isWhole: true, deed: deedOf(request) }, async (work) => {
      const { placeKind, placeText, state, scheduleId } = work.found;
      const after = { placeKind: place.kind, placeText: placeTextOf(place) };
      if (after.placeKind === placeKind && after.placeText === placeText) throw refuse('no_change');
      const isBooked = state === 'booked';
      const done = await settle(work, {
        change: { ...after, isMove: isBooked },
        history: { what: 'place-changed', detail: reason.trim() },
        told: isBooked ? { what: 'place-changed', by: 'company', reason } : [],
      });
      return {
        result: { revision: done.found.revision },
        audit: {
          ...liveEntry('interview.place-changed', scheduleId),
          ...{ before: { placeKind, placeText }, after: { ...after, reason: reason.trim() } },
        },
      };
    });
}
