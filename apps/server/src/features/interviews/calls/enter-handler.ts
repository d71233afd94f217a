import type { contract } from '@candor/contract';
import { callStateAt, STAYS_OPEN_MS } from '@candor/contract/interviews/call-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { findToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import { createLink } from '../links/index.ts';
import { refuseClosed } from './closed-call.ts';
import { findInvited } from './entry-store.ts';
import { takeSeat } from './room-store.ts';

const purpose = 'call';

/** The token of the address is spent; what is given for it opens this call alone. */
export function enterHandler({
  db,
}: {
  readonly db: Database;
}): Handler<typeof contract.calls.enterCall> {
  return async ({ body: { token: secret }, now }) => {
    const asked = { purpose, secret, now } as const;
    const found = await db.global((tx) => findToken(tx, asked));
    const { companyId, invitationId } = found?.data ?? {};
    if (typeof companyId !== 'number' || typeof invitationId !== 'number') {
      throw refuse('call_link_used');
    }
    return db.inCompany(companyId, async (tx) => {
      const spent = await spendToken(tx, asked);
      const invited = await findInvited(tx, { companyId, invitationId });
      if (spent === undefined || invited === undefined) throw refuse('call_link_used');
      refuseClosed(callStateAt(invited, now));
      const { callId, name, endsAt } = invited;
      const seat = { companyId, callId, invitationId, accountId: spent.accountId, name };
      const subjectId = await takeSeat(tx, seat);
      const expiresAt = new Date(endsAt.getTime() + STAYS_OPEN_MS);
      const link = { companyId, purpose: 'call-seat', subjectId, expiresAt } as const;
      return { token: (await createLink(tx, link)).token };
    });
  };
}
