import type { Output } from '@candor/contract';
import type { streamCall } from '@candor/contract/interviews/call-room';
import {
  callStateAt,
  REACTION_SHOWN_MS,
  type Reaction,
} from '@candor/contract/interviews/call-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SubjectHub } from '../../../platform/database/subject-hub.ts';
import type { Outlet } from '../../../platform/http/event-stream.ts';
import type { LiveKit } from '../../../platform/livekit/livekit.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type CallEvent, listCallEvents } from './call-event-store.ts';
import { recordingSeenBy } from './call-recording.ts';
import { tidyMediaRoom } from './media-room.ts';
import { waitingSince } from './knock-rules.ts';
import { listWaiting, type Waiting } from './knock-store.ts';
import { leaveSilentSeats } from './presence.ts';
import { BEAT_MS } from './room-rules.ts';
import { findOwnSeat, listPeople, type Person, type SeatId } from './room-store.ts';

type Told = Output<typeof streamCall>;
type Why = Extract<Told, { kind: 'closed' }>['why'];

export type CallLineParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly calls: SubjectHub;
  readonly livekit: LiveKit | null;
  readonly queue: Pick<Queue, 'send'>;
};

type Asked = SeatId & {
  readonly callId: number;
  readonly page: string;
  readonly after: number;
  readonly outlet: Outlet<Told>;
};

/** Sends what is new for the page; gives why it ends for it, if it does. */
function createReader({ db, clock }: CallLineParts, asked: Asked) {
  const { companyId, callId, seatId, page, outlet } = asked;
  let last = asked.after;
  let shown = '';
  let shownRecording = '';
  let shownKnocks = '';
  const readNew = (isBeat: boolean) =>
    db.inCompany(companyId, async (tx) => {
      const now = clock();
      const own = await findOwnSeat(tx, { companyId, seatId });
      if (isBeat) await leaveSilentSeats(tx, { companyId, callId }, now);
      const people = await listPeople(tx, { companyId, callId }, now);
      const isInterviewer = own?.role === 'interviewer';
      const reactedSince = new Date(now.getTime() - REACTION_SHOWN_MS);
      const reader = { after: last, seatId, page, isInterviewer, reactedSince };
      const events = await listCallEvents(tx, { companyId, callId }, reader);
      const recording = own && (await recordingSeenBy(tx, own));
      const call = { companyId, callId };
      const knocks = isInterviewer ? await listWaiting(tx, call, waitingSince(now)) : null;
      return { now, own, people, events, recording, knocks };
    });
  const send = (data: Told): void => outlet.send({ id: last, data });
  const tellKnocks = (knocks: readonly Waiting[] | null): void => {
    const text = JSON.stringify(knocks);
    if (text !== shownKnocks && knocks !== null) {
      send({ kind: 'knocks', knocks: knocks.map(toldKnock) });
    }
    shownKnocks = text;
  };
  return {
    close: (why: Why): void => send({ kind: 'closed', why }),
    read: async (isBeat: boolean): Promise<Why | undefined> => {
      const { now, own, people, events, recording, knocks } = await readNew(isBeat);
      if (own === undefined || !own.isInvited) return 'uninvited';
      const state = callStateAt(own, now);
      if (state !== 'open') return state;
      // Also of a page that was away while another took its place.
      if (own.page !== null && own.page !== page) return 'elsewhere';
      const told = people.map(shownPerson);
      const text = JSON.stringify(told);
      if (text !== shown) send({ kind: 'people', people: told });
      shown = text;
      const recorded = JSON.stringify(recording);
      if (recording !== undefined && recorded !== shownRecording) {
        send({ kind: 'recording', ...recording });
      }
      shownRecording = recorded;
      tellKnocks(knocks);
      for (const event of events) {
        last = event.id;
        send(toldOf(event));
      }
      return undefined;
    },
  };
}

/** The open line of one page: at each word of the database, and now and then, it reads what is new. */
export function createCallLine(parts: CallLineParts, asked: Asked) {
  const reader = createReader(parts, asked);
  const { companyId, callId } = asked;
  let isOver = false;
  let queue = Promise.resolve();
  let isWaiting = false;
  let leave: (() => void) | undefined;
  const stop = (): void => {
    isOver = true;
    clearInterval(beat);
    leave?.();
  };
  const end = (why?: Why): void => {
    if (isOver) return;
    if (why !== undefined) reader.close(why);
    stop();
    asked.outlet.end();
  };
  const read = async (isBeat: boolean): Promise<void> => {
    isWaiting = false;
    if (isOver) return;
    const why = await reader.read(isBeat);
    if (why === undefined) return;
    end(why);
    await parts.db.inCompany(companyId, (tx) => tidyMediaRoom(tx, parts, asked));
  };
  /** One reading at a time; what is said meanwhile is read by one more. */
  const look = (isBeat: boolean): void => {
    if (isWaiting && !isBeat) return;
    isWaiting = true;
    // What fails: the page comes again, and names the last that it heard.
    queue = queue.then(() => read(isBeat)).catch(() => end());
  };
  const beat = setInterval(() => look(true), BEAT_MS).unref();
  return {
    stop,
    async begin(): Promise<void> {
      const line = { look: () => look(false), deaf: () => end() };
      try {
        leave = await parts.calls.subscribe({ companyId, id: callId }, line);
        if (isOver) leave();
        else look(true);
      } catch {
        end();
      }
    },
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const shownPerson = ({ seatId, handRaisedAt, sharingSince, ...person }: Person) => ({
  ...{ ...person, seatID: seatId },
  ...{ handRaisedAt: iso(handRaisedAt), sharingSince: iso(sharingSince) },
});

function toldOf({ kind, isPrivate, fromSeatId: seatID, name, body, createdAt }: CallEvent): Told {
  const { text = '', page = '' } = body;
  if (kind === 'signal') return { kind, seatID, page, text };
  // Written by `reactInCall` alone.
  if (kind === 'reaction') return { kind, seatID, name, reaction: text as Reaction };
  const at = createdAt.toISOString();
  return { kind: isPrivate ? 'aside' : kind, seatID, name, text, at };
}

const toldKnock = ({ id: knockID, name, knockedAt }: Waiting) => {
  return { knockID, name, at: knockedAt.toISOString() };
};
