import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  claimStatements,
  listPaidLines,
  type PaidOf,
  recordPaid,
} from '../../interviews/statements/index.ts';
import { findPayouts, openPayoutDetails } from '../../people/marketplace/index.ts';
import { type Actor, billingOf, officeWrite, PLATFORM, writeTransfer } from '../billing/index.ts';
import { byOf, needBatch, waitingOf } from './find-batch.ts';
import { openOrigin } from './origin-handlers.ts';
import { filesOf, type Opened } from './payout-files.ts';
import type { PayoutParts } from './payout-parts.ts';
import { transferOfPayout } from './payout-rules.ts';
import {
  type BatchPayout,
  insertBatch,
  insertPayout,
  lockPayouts,
  noteExport,
  notePayer,
} from './payout-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.payouts>, 'approvePayouts' | 'exportPayoutBatch'>;

type Asked = {
  readonly interviewerID: number;
  readonly currency: string;
  readonly amount: number;
};

/** What is approved together, and its files for the bank. */
export function batchHandlers(parts: PayoutParts): Handlers {
  const { db, billing } = parts;
  return {
    async approvePayouts({ body: { owed }, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        await lockPayouts(tx);
        const { batchID, paid } = await approve(tx, actor, owed);
        await recordPaid(tx, byOf(actor), paid);
        const after = { payouts: owed.length };
        const act = { action: 'payout.approve', objectKind: 'payout-batch', objectId: batchID };
        return { result: { batchID }, act: { ...act, after } };
      });
    },

    async exportPayoutBatch({ params: { batchID }, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        await lockPayouts(tx);
        const batch = await needBatch(tx, batchID);
        const from = await openOrigin(tx, parts.sealingKey);
        const opened = await openAll(tx, parts, await waitingOf(tx, batchID));
        if (opened.length === 0) throw refuse('payout_over');
        const exportedAt = await noteExport(tx, batch, actor.now);
        const ids = opened.map(({ id }) => id);
        if (!(await notePayer(tx, { batchId: batchID, ids, payer: from.name }))) {
          throw refuse('changed_meanwhile', { params: { what: 'payer' } });
        }
        const files = filesOf({ id: batchID, exportedAt }, from, opened);
        const act = { action: 'payout.export', objectKind: 'payout-batch', objectId: batchID };
        return { result: { files }, act: { ...act, after: { payouts: opened.length } } };
      });
    },
  };
}

const hasChanged = () => refuse('changed_meanwhile', { params: { what: 'owed' } });

/** All of it as it was shown, or nothing. */
async function approve(tx: Tx, { session, now }: Actor, owed: readonly Asked[]) {
  const ids = owed.map(({ interviewerID }) => interviewerID);
  if (ids.includes(session.accountId)) throw refuse('own_account', { params: { what: 'payout' } });
  const different = new Set(
    owed.map(({ interviewerID, currency }) => `${interviewerID} ${currency}`),
  );
  if (different.size !== owed.length) throw hasChanged();
  const accounts = await findPayouts(tx, ids);
  const batchID = await insertBatch(tx, { madeAt: now, madeBy: session.accountId });
  const paid: PaidOf[] = [];
  for (const { interviewerID: accountId, currency, amount } of owed) {
    const account = accounts.get(accountId);
    if (account === undefined) throw refuse('no_account');
    const named = { batchId: batchID, accountId, currency, amount };
    const id = await insertPayout(tx, { ...named, ...account, createdAt: now });
    const claimed = await claimStatements(tx, { accountId, currency, payoutId: id });
    const sum = claimed
      .flatMap(({ statements }) => statements)
      .reduce((all, one) => all + one.amount, 0);
    if (sum !== amount) throw hasChanged();
    const transfer = transferOfPayout('approved', { id, currency, amount });
    await writeTransfer(tx, transfer, { companyId: PLATFORM, now });
    paid.push(...claimed);
  }
  return { batchID, paid };
}

/** Those whose account is still known; the others can only be withdrawn. */
async function openAll(
  tx: Tx,
  { sealingKey }: PayoutParts,
  payouts: readonly BatchPayout[],
): Promise<Opened[]> {
  const lines = await listPaidLines(
    tx,
    payouts.map(({ id }) => id),
  );
  const opened: Opened[] = [];
  for (const { id, currency, amount, detailsSealed } of payouts) {
    const to = detailsSealed === null ? null : await openPayoutDetails(detailsSealed, sealingKey);
    if (to === null) continue;
    const interviews = lines.filter(({ payoutId }) => payoutId === id).length;
    opened.push({ id, currency, amount, interviews, to });
  }
  return opened;
}
