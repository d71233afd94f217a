import { callStateAt, PEOPLE_MOST } from '@candor/contract/interviews/call-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { LinkOf } from '../../../platform/http/handlers.ts';
import { addCallEvent } from './call-event-store.ts';
import { settleRecording } from './call-recording.ts';
import { refuseClosed } from './closed-call.ts';
import { leaveSilentSeats } from './presence.ts';
import { presentUntil } from './room-rules.ts';
import { changeCallSeat, findOwnSeat, listPeople, lockCall, type OwnSeat } from './room-store.ts';

type Asking = { readonly link: LinkOf<'call-seat'>; readonly now: Date };
type Work<Result> = (tx: Tx, own: OwnSeat) => Promise<Result>;

/** Whoever holds the seat, in a call that is open. */
export const asSeat = <Result>(
  db: Database,
  { link: { companyId, seatId }, now }: Asking,
  work: Work<Result>,
): Promise<Result> =>
  db.inCompany(companyId, async (tx) => work(tx, await openSeat(tx, { companyId, seatId }, now)));

/** The page that is in the call; the others of the same person are not. */
export const asPage = <Result>(
  db: Database,
  { body: { page }, ...asking }: Asking & { readonly body: { readonly page: string } },
  work: Work<Result>,
): Promise<Result> =>
  asSeat(db, asking, async (tx, { companyId, seatId, callId }) => {
    await lockCall(tx, { companyId, callId });
    const own = await openSeat(tx, { companyId, seatId }, asking.now);
    if (own.page !== page) throw refuse('call_elsewhere');
    return work(tx, own);
  });

export function mustInterview({ role }: OwnSeat): void {
  if (role !== 'interviewer') throw refuse('not_interviewer');
}

async function openSeat(
  tx: Tx,
  id: { readonly companyId: number; readonly seatId: number },
  now: Date,
): Promise<OwnSeat> {
  const own = await findOwnSeat(tx, id);
  if (own === undefined || !own.isInvited) throw refuse('call_cancelled');
  refuseClosed(callStateAt(own, now));
  return own;
}

/** Another page of the same person is no longer in the call. */
export async function joinWithPage(
  tx: Tx,
  { companyId, callId, seatId }: OwnSeat,
  given: {
    readonly page: string;
    readonly microphone: boolean;
    readonly camera: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { page, microphone, camera, now } = given;
  await lockCall(tx, { companyId, callId });
  await leaveSilentSeats(tx, { companyId, callId }, now);
  const people = await listPeople(tx, { companyId, callId }, now);
  const others = people.filter((one) => one.page !== null && one.seatId !== seatId);
  if (others.length >= PEOPLE_MOST) throw refuse('call_full', { params: { most: PEOPLE_MOST } });
  const wasInside = people.some((one) => one.seatId === seatId && one.page !== null);
  const enteredAt = wasInside ? {} : { enteredAt: now };
  const fresh = { handRaisedAt: null, sharingSince: null };
  await changeCallSeat(
    tx,
    { companyId, seatId },
    {
      ...{ page, seenAt: now, microphone, camera, ...fresh, ...enteredAt },
      presentUntil: presentUntil(now, { isHidden: false, isSharing: false }),
    },
  );
  if (wasInside) return;
  const event = { kind: 'joined', fromSeatId: seatId, createdAt: now } as const;
  await addCallEvent(tx, { companyId, callId }, event);
  await settleRecording(tx, { companyId, callId }, { now });
}

/** One screen at a time. */
export async function showOfSeat(
  tx: Tx,
  own: OwnSeat,
  given: {
    readonly microphone: boolean;
    readonly camera: boolean;
    readonly isHandRaised: boolean;
    readonly isSharing: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { microphone, camera, isHandRaised, isSharing, now } = given;
  const people = (await listPeople(tx, own, now)).filter(({ page }) => page !== null);
  const isOther = ({ seatId }: { seatId: number }) => seatId !== own.seatId;
  if (isSharing && people.some((one) => isOther(one) && one.sharingSince !== null)) {
    throw refuse('call_shared');
  }
  const before = people.find((one) => !isOther(one));
  await changeCallSeat(tx, own, {
    ...{ microphone, camera },
    handRaisedAt: isHandRaised ? (before?.handRaisedAt ?? now) : null,
    sharingSince: isSharing ? (before?.sharingSince ?? now) : null,
  });
}
