import type { contract } from '@candor/contract';
import { callStateAt, STAYS_OPEN_MS } from '@candor/contract/interviews/call-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import { readLinkToken } from '../links/index.ts';
import { guestAddressOf } from './call-address.ts';
import { refuseClosed } from './closed-call.ts';
import { asPage, mustInterview } from './in-call.ts';
import { CALL_TOKEN_MS } from './invitation-rules.ts';
import { isDoorBusy, waitingSince } from './knock-rules.ts';
import {
  addKnock,
  answer,
  countKnocks,
  findGuestCall,
  type GuestCall,
  renewGuestLink,
  touchKnock,
} from './knock-store.ts';
import { lockCall } from './room-store.ts';

type KnockParts = {
  readonly db: Database;
  readonly callUrl: string | null;
  readonly baseUrl: string;
};
type Handlers = Pick<
  HandlersOf<typeof contract.calls>,
  'inviteGuest' | 'knockAtCall' | 'waitAtCall' | 'answerKnock'
>;

/** Who is not invited says who they are, and somebody inside opens. */
export function knockHandlers(parts: KnockParts): Handlers {
  const { db } = parts;
  return {
    inviteGuest: (asking) =>
      asPage(db, asking, async (tx, own) => {
        mustInterview(own);
        return { address: guestAddressOf(parts, await renewGuestLink(tx, own, asking.now)) };
      }),
    knockAtCall: ({ body: { guest, name }, now }) =>
      asGuest(db, { guest, now }, async (tx, call) => {
        await lockCall(tx, call);
        if (isDoorBusy(await countKnocks(tx, call, waitingSince(now))))
          throw refuse('call_busy_door');
        return { knock: await addKnock(tx, { ...call, name: name.trim(), now }) };
      }),
    waitAtCall: ({ body: { guest, knock }, now }) =>
      asGuest(db, { guest, now }, async (tx, call) => {
        const found = await touchKnock(tx, call, { knock, now });
        if (found === undefined) throw refuse('call_link_used');
        const { answeredAt, invitationId } = found;
        if (answeredAt === null) return { state: 'waiting', token: null };
        if (invitationId === null) return { state: 'refused', token: null };
        const expiresAt = new Date(now.getTime() + CALL_TOKEN_MS);
        const data = { companyId: call.companyId, invitationId };
        const asked = { purpose: 'call', accountId: null, expiresAt, data } as const;
        return { state: 'admitted', token: await issueToken(tx, asked, now) };
      }),
    answerKnock: (asking) =>
      asPage(db, asking, async (tx, own) => {
        mustInterview(own);
        const { knockID: knockId, isAdmitted } = asking.body;
        const endsAt = new Date(own.endsAt.getTime() + STAYS_OPEN_MS);
        const given = { knockId, isAdmitted, seatId: own.seatId, endsAt, now: asking.now };
        await answer(tx, own, given);
        return { done: true };
      }),
  };
}

/** Whoever holds the newest link for guests of a call that is open. */
function asGuest<Result>(
  db: Database,
  { guest, now }: { readonly guest: string; readonly now: Date },
  work: (tx: Tx, call: GuestCall) => Promise<Result>,
): Promise<Result> {
  const companyId = readLinkToken(guest)?.companyId;
  if (companyId === undefined) throw refuse('call_link_used');
  return db.inCompany(companyId, async (tx) => {
    const call = await findGuestCall(tx, guest);
    if (call === undefined) throw refuse('call_link_used');
    refuseClosed(callStateAt(call, now));
    return work(tx, call);
  });
}
