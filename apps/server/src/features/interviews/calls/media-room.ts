import { createHmac } from 'node:crypto';
import { callStateAt, participantOf } from '@candor/contract/interviews/call-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { LiveKit, LiveKitGrant } from '../../../platform/livekit/livekit.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type CallOfRoom, callOfRoom, roomNameOf, strangersOf } from './media-room-rules.ts';
import { findCallTimes, listSeated, type OwnSeat } from './room-store.ts';

export type MediaRoom = {
  readonly livekit: LiveKit | null;
  /** 32 bytes; what the mark of this installation is derived from. */
  readonly sealingKey: Uint8Array;
};

const markOf = (sealingKey: Uint8Array): string =>
  createHmac('sha256', sealingKey).update('rooms of calls').digest('hex').slice(0, 12);

/** By which this page, which is in the call, enters the room of its call. null: calls are a mesh here. */
export async function grantMedia(
  { livekit, sealingKey }: MediaRoom,
  own: OwnSeat,
  { page, now }: { readonly page: string; readonly now: Date },
): Promise<LiveKitGrant | null> {
  if (livekit === null) return null;
  const room = roomNameOf(markOf(sealingKey), own);
  return livekit.grant({ room, identity: participantOf({ seatID: own.seatId, page }) }, now);
}

const job = 'tidy-media-room';

/** Whoever lost their seat is put out of the room too: outside of the transaction, and again until it is done. */
export async function tidyMediaRoom(
  tx: Tx,
  { livekit, queue }: { readonly livekit: LiveKit | null; readonly queue: Pick<Queue, 'send'> },
  { companyId, callId }: CallOfRoom,
): Promise<void> {
  if (livekit !== null) await queue.send(tx, { name: job, data: { companyId, callId } });
}

type Parts = MediaRoom & {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/**
 * Who may be in a room says the call alone, as it is when the job runs: what was lost or came late is made good by the
 * next look, and nobody is put out for what they were before.
 */
export function mediaRoomJobs(parts: Parts): readonly Job[] {
  const { livekit, clock } = parts;
  const mark = markOf(parts.sealingKey);
  return [
    defineJob({
      name: job,
      run: async ({ companyId, callId }) => {
        const call = { companyId: Number(companyId), callId: Number(callId) };
        if (livekit !== null) await tidyRoom(parts, livekit, { call, mark });
      },
    }),
    defineJob({
      name: 'tidy-media-rooms',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: async () => {
        if (livekit === null) return;
        for (const name of await livekit.listRooms(clock())) {
          const call = callOfRoom(mark, name);
          if (call === null) continue;
          await tidyRoom(parts, livekit, { call, mark }).catch((cause: unknown) => {
            parts.onProblem(new Error(`Tidying the room of call ${call.callId} failed`, { cause }));
          });
        }
      },
    }),
  ];
}

async function tidyRoom(
  { db, clock }: Parts,
  livekit: LiveKit,
  { call, mark }: { readonly call: CallOfRoom; readonly mark: string },
): Promise<void> {
  const room = roomNameOf(mark, call);
  // Asked first: whoever enters after has a seat already.
  const inRoom = await livekit.listIdentities(room, clock());
  const seated = await db.inCompany(call.companyId, async (tx) => {
    const times = await findCallTimes(tx, call);
    const isOpen = times !== undefined && callStateAt(times, clock()) === 'open';
    return isOpen ? await listSeated(tx, call) : null;
  });
  if (seated === null) return livekit.close(room, clock());
  for (const identity of strangersOf(inRoom, seated.map(participantOf))) {
    await livekit.remove({ room, identity }, clock());
  }
}
