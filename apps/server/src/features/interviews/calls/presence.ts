import type { Tx } from '../../../platform/database/database.ts';
import { addCallEvent } from './call-event-store.ts';
import { settleRecording } from './call-recording.ts';
import { changeCallSeat, listGone, lockCall } from './room-store.ts';

const nothingOn = {
  ...{ page: null, microphone: false, camera: false },
  ...{ handRaisedAt: null, sharingSince: null },
} as const;

/** Under the lock of the call. */
export async function leaveSeat(
  tx: Tx,
  seat: { readonly companyId: number; readonly callId: number; readonly seatId: number },
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  await changeCallSeat(tx, seat, nothingOn);
  await addCallEvent(tx, seat, { kind: 'left', fromSeatId: seat.seatId, createdAt: at });
  await settleRecording(tx, seat, { now, heardAt: at });
}

/** Whoever was not heard of for too long left when they were heard of last. */
export async function leaveSilentSeats(
  tx: Tx,
  { companyId, callId }: { readonly companyId: number; readonly callId?: number },
  now: Date,
): Promise<void> {
  const one = { companyId, ...(callId !== undefined && { callId }) };
  const calls = new Set((await listGone(tx, one, now)).map((gone) => gone.callId));
  for (const id of calls) {
    await lockCall(tx, { companyId, callId: id });
    // Asked again under the lock: another node has looked too.
    for (const { seatId, seenAt } of await listGone(tx, { companyId, callId: id }, now)) {
      await leaveSeat(tx, { companyId, callId: id, seatId }, { at: seenAt ?? now, now });
    }
  }
}
