import type { contract } from '@candor/contract';
import { callStateAt } from '@candor/contract/interviews/call-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { deedOf } from '../../operations/audit/index.ts';
import { callAddressOf, enterCallOf, refuseClosed } from '../calls/index.ts';
import type { Appointment, AppointmentId } from './appointment-store.ts';
import { byMember } from './by-member.ts';
import { type Actor, liveEntry, openWork, type Parts, recordByLink, type Work } from './change.ts';
import { findPerson } from './reader-store.ts';
import { ownOf, placeOf } from './seat-handlers.ts';
import { fullName } from './shown.ts';

export type JoinParts = Parts & { readonly callUrl: string | null };

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  'callAsCandidate' | 'callFromSeat' | 'callAsMember'
>;
type Guest = {
  readonly email: string;
  readonly name: string;
  readonly role: 'candidate' | 'interviewer';
  readonly accountId: number | null;
};

/** From the page of a live interview into its call, a quarter of an hour before it begins and until an hour after. */
export function joinHandlers(parts: JoinParts): Handlers {
  return {
    callAsCandidate: ({ link, ...request }) =>
      byLink(parts, { ...request, link, actor: candidate }, async ({ found }) => {
        const { email } = found;
        const name = fullName(found) || email;
        return { email, name, role: 'candidate', accountId: null };
      }),
    callFromSeat: async ({ link: { companyId, appointmentSeatId }, ...request }) => {
      const id = { companyId, appointmentSeatId };
      const { placeId, ...link } = await parts.db.inCompany(companyId, (tx) => placeOf(tx, id));
      const actor: Actor = { kind: 'interviewer', accountId: null };
      return byLink(parts, { ...request, link, actor }, async (work) => {
        const { seat, place } = ownOf(work, placeId);
        if (seat.accountId !== place.accountId) throw refuse('not_seated');
        const { email, name, accountId } = place;
        return { email, name, role: 'interviewer', accountId };
      });
    },
    callAsMember: ({ params, ...request }) => {
      const deed = deedOf(request);
      return byMember(parts, { ...params, deed, mayHaveEnded: true }, async (work) => {
        const person = await findPerson(work.tx, deed.accountId);
        const guest = { ...person, role: 'interviewer', accountId: deed.accountId } as const;
        const address = await enter(parts, work, guest);
        return { result: { address }, audit: enteredEntry(work.found) };
      });
    },
  };
}

const candidate: Actor = { kind: 'candidate', accountId: null };
const enteredEntry = ({ scheduleId }: Appointment) =>
  liveEntry('interview.call-entered', scheduleId);

function byLink(
  parts: JoinParts,
  {
    link: { companyId, scheduleId },
    actor,
    client,
    now,
  }: Pick<RequestContext, 'client' | 'now'> & {
    readonly link: AppointmentId;
    readonly actor: Actor;
  },
  guestOf: (work: Work) => Promise<Guest>,
): Promise<{ address: string }> {
  return parts.db.inCompany(companyId, async (tx: Tx) => {
    const id = { companyId, scheduleId };
    const work = await openWork(tx, parts, { id, actor, now, mayHaveEnded: true });
    const address = await enter(parts, work, await guestOf(work));
    await recordByLink(work, client, enteredEntry(work.found));
    return { address };
  });
}

async function enter(parts: JoinParts, { tx, found, now }: Work, guest: Guest): Promise<string> {
  const { companyId, scheduleId, jobId, jobTitle, startsAt, endsAt, state, placeKind } = found;
  if (state === 'cancelled' || state === 'unable') throw refuse('call_cancelled');
  if (placeKind !== 'call' || startsAt === null || endsAt === null) throw refuse('no_call');
  refuseClosed(callStateAt({ startsAt, endsAt, cancelledAt: null }, now));
  const call = { companyId, scheduleId, jobId, title: jobTitle, startsAt, endsAt };
  return callAddressOf(parts, await enterCallOf(tx, { ...call, ...guest }, now));
}
