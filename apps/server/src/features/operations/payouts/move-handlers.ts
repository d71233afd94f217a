import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  oweStatementsAgain,
  type PaidOf,
  payStatements,
  recordPaid,
} from '../../interviews/statements/index.ts';
import { billingOf, officeWrite, PLATFORM, writeTransfer } from '../billing/index.ts';
import { byOf, needBatch, waitingOf } from './find-batch.ts';
import type { PayoutParts } from './payout-parts.ts';
import { isAhead, transferOfPayout } from './payout-rules.ts';
import { findPayout, lockPayouts, movePayout } from './payout-store.ts';
import { paidLetter, returnedLetter } from './payout-words.ts';

type Handlers = Pick<HandlersOf<typeof contract.payouts>, 'markBatchPaid' | 'takePayoutBack'>;

/** What becomes of payouts: each in one transaction with the statements, the ledger and the chains of all concerned. */
export function moveHandlers(parts: PayoutParts): Handlers {
  const { db, billing, postOffice } = parts;
  return {
    async markBatchPaid({ params: { batchID }, body: { paidOn }, ...actor }) {
      billingOf(billing);
      const { now } = actor;
      if (isAhead(paidOn, now)) throw refuse('day_ahead', { path: 'body.paidOn' });
      return officeWrite(db, actor, async (tx) => {
        await lockPayouts(tx);
        const { exportedAt } = await needBatch(tx, batchID);
        const waiting = await waitingOf(tx, batchID);
        if (waiting.length === 0) throw refuse('payout_over');
        if (exportedAt === null) throw refuse('no_files');
        const paid: PaidOf[] = [];
        for (const payout of waiting) {
          const move = { from: 'approved', to: 'paid', paidOn, now } as const;
          if (!(await movePayout(tx, payout.id, move))) throw refuse('payout_over');
          const paidAt = new Date(`${paidOn}T12:00:00Z`);
          paid.push(...(await payStatements(tx, { payoutId: payout.id, paidAt })));
          await writeTransfer(tx, transferOfPayout('paid', payout), { companyId: PLATFORM, now });
          await postOffice.post(tx, paidLetter(payout, parts));
        }
        await recordPaid(tx, byOf(actor), paid);
        const after = { payouts: waiting.length, paidOn };
        const act = { action: 'payout.paid', objectKind: 'payout-batch', objectId: batchID, after };
        return { result: { paid: waiting.length }, act };
      });
    },

    async takePayoutBack({ params: { payoutID }, body, ...actor }) {
      billingOf(billing);
      const { now } = actor;
      const because = body.reason.trim();
      const to = body.state === 'paid' ? 'returned' : 'withdrawn';
      return officeWrite(db, actor, async (tx) => {
        await lockPayouts(tx);
        const payout = await findPayout(tx, payoutID);
        if (payout === undefined) throw refuse('not_found', { params: { what: 'payout' } });
        const { exportedAt } = await needBatch(tx, payout.batchId);
        if (body.isExported !== (exportedAt !== null)) {
          throw refuse('changed_meanwhile', { params: { what: 'payout' } });
        }
        const move = { from: body.state, to, because, now } as const;
        if (!(await movePayout(tx, payoutID, move))) throw refuse('payout_over');
        const owed = await oweStatementsAgain(tx, payoutID);
        await writeTransfer(tx, transferOfPayout(to, payout), { companyId: PLATFORM, now });
        if (to === 'returned')
          await postOffice.post(tx, returnedLetter({ ...payout, because }, parts));
        await recordPaid(tx, byOf(actor), owed);
        const act = { action: `payout.${to}`, objectKind: 'payout', objectId: payoutID };
        return { result: { done: true } as const, act: { ...act, after: { because } } };
      });
    },
  };
}
