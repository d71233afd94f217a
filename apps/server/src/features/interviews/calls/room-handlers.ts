import type { contract } from '@candor/contract';
import { STAYS_OPEN_MS } from '@candor/contract/interviews/call-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { brandOf } from '../../people/brand/index.ts';
import { addCallEvent } from './call-event-store.ts';
import { type CallLineParts, createCallLine, shownPerson } from './call-line.ts';
import { countFate } from './connection-store.ts';
import { enterHandler } from './enter-handler.ts';
import { iceServersOf } from './ice.ts';
import type { Turn } from './ice-rules.ts';
import { asPage, asSeat, joinWithPage, showOfSeat } from './in-call.ts';
import { grantMedia, type MediaRoom, tidyMediaRoom } from './media-room.ts';
import { leaveSeat } from './presence.ts';
import { findOwnSeat, listPeople, lockCall, type OwnSeat, touchSeat } from './room-store.ts';
import { presentUntil } from './room-rules.ts';

export type RoomParts = CallLineParts & MediaRoom & { readonly turn: Turn | null };

type Handlers = Pick<
  HandlersOf<typeof contract.calls>,
  | 'enterCall'
  | 'openCall'
  | 'joinCall'
  | 'streamCall'
  | 'signalInCall'
  | 'sayInCall'
  | 'showInCall'
  | 'beatInCall'
  | 'countConnection'
  | 'leaveCall'
>;

const done = { done: true } as const;

export function roomHandlers(parts: RoomParts): Handlers {
  const { db } = parts;
  return {
    enterCall: enterHandler(parts),
    openCall: (asking) =>
      asSeat(db, asking, (tx, own) => {
        const { page } = asking.body;
        const isInside = page !== undefined && own.page === page;
        return seenBy(parts, tx, { own, now: asking.now, page: isInside ? page : null });
      }),
    joinCall: (asking) =>
      asSeat(db, asking, async (tx, own) => {
        await joinWithPage(tx, own, { ...asking.body, now: asking.now });
        return seenBy(parts, tx, { own, now: asking.now, page: asking.body.page });
      }),
    streamCall: async (asking) => {
      const { companyId, seatId, callId } = await asSeat(db, asking, async (_tx, own) => own);
      const { page, after } = asking.body;
      return (outlet) => {
        const line = createCallLine(parts, { companyId, seatId, callId, page, after, outlet });
        void line.begin();
        return line.stop;
      };
    },
    ...sayingHandlers(parts),
    beatInCall: ({ link: { companyId, seatId }, body: { page, isHidden }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const own = await findOwnSeat(tx, { companyId, seatId });
        if (own?.page !== page) return done;
        const until = presentUntil(now, { isHidden, isSharing: own.isSharing });
        await touchSeat(tx, { companyId, seatId, page }, { seenAt: now, presentUntil: until });
        return done;
      }),
    countConnection: ({ link: { companyId, seatId }, body: { page, fate }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const own = await findOwnSeat(tx, { companyId, seatId });
        if (own?.page === page) await countFate(tx, fate, now);
        return done;
      }),
    leaveCall: ({ link: { companyId, seatId }, body: { page }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const own = await findOwnSeat(tx, { companyId, seatId });
        if (own === undefined) return done;
        await lockCall(tx, own);
        const fresh = await findOwnSeat(tx, { companyId, seatId });
        if (fresh?.page !== page) return done;
        await leaveSeat(tx, fresh, { at: now, now });
        await tidyMediaRoom(tx, parts, fresh);
        return done;
      }),
  };
}

/** What only the page that is in the call may send. */
function sayingHandlers({
  db,
}: RoomParts): Pick<Handlers, 'signalInCall' | 'sayInCall' | 'showInCall'> {
  return {
    signalInCall: (asking) =>
      asPage(db, asking, async (tx, own) => {
        const { toSeatID, toPage, text, page } = asking.body;
        const people = await listPeople(tx, own, asking.now);
        // Whoever has gone meanwhile, or opened another page, needs it no more.
        if (people.find(({ seatId }) => seatId === toSeatID)?.page !== toPage) return done;
        await addCallEvent(tx, own, {
          ...{ kind: 'signal', fromSeatId: own.seatId, createdAt: asking.now },
          ...{ to: { seatId: toSeatID, page: toPage }, body: { text, page } },
        });
        return done;
      }),
    sayInCall: (asking) =>
      asPage(db, asking, async (tx, own) => {
        await addCallEvent(tx, own, {
          ...{ kind: 'chat', fromSeatId: own.seatId, createdAt: asking.now },
          body: { text: asking.body.text.trim() },
        });
        return done;
      }),
    showInCall: (asking) =>
      asPage(db, asking, async (tx, own) => {
        await showOfSeat(tx, own, { ...asking.body, now: asking.now });
        return done;
      }),
  };
}

async function seenBy(
  { turn, ...parts }: RoomParts,
  tx: Tx,
  {
    own,
    now,
    page,
  }: {
    readonly own: OwnSeat;
    readonly now: Date;
    /** Of whoever is in the call; null: it stands before the door. */
    readonly page: string | null;
  },
) {
  const { seatId, title, companyName, name, role, startsAt, endsAt } = own;
  const until = new Date(endsAt.getTime() + STAYS_OPEN_MS);
  return {
    ...{ title, companyName, name, role, seatID: seatId, now: now.toISOString() },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    brand: await brandOf(tx, own.companyId),
    people: (await listPeople(tx, own, now)).map(shownPerson),
    iceServers: iceServersOf(turn, seatId, until),
    livekit: page === null ? null : await grantMedia(parts, own, { page, now }),
  };
}
