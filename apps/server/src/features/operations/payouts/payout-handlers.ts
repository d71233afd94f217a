import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { listOwed, listPaidLines, type PaidLine } from '../../interviews/statements/index.ts';
import { findPayouts } from '../../people/marketplace/index.ts';
import { billingOf } from '../billing/index.ts';
import { findOrigin, readPayer } from './origin-store.ts';
import type { PayoutParts } from './payout-parts.ts';
import { findBatch, listBatches, listOfBatch, listOwn, type Payout } from './payout-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.payouts>,
  'listOwed' | 'listPayoutBatches' | 'getPayoutBatch' | 'listOwnPayouts'
>;

const PAGE_ROWS = 25;
const pageOf = (page: number) => ({ limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS });

export function payoutHandlers({ db, billing }: PayoutParts): Handlers {
  return {
    async listOwed({ query, session }) {
      billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const { rows, total } = await listOwed(tx, pageOf(query.page));
        const accounts = await findPayouts(
          tx,
          rows.map(({ accountId }) => accountId),
        );
        const owed = rows.map(({ accountId, name, currency, amount, interviews }) => ({
          ...{ interviewerID: accountId, interviewerName: name, currency, amount, interviews },
          hint: accounts.get(accountId)?.hint ?? null,
        }));
        const hasOrigin = (await findOrigin(tx)) !== undefined;
        return { total, pageSize: PAGE_ROWS, owed, hasOrigin };
      });
    },

    async listPayoutBatches({ query, session }) {
      billingOf(billing);
      const { rows, total } = await db.asAccount(session.accountId, (tx) =>
        listBatches(tx, pageOf(query.page)),
      );
      const batches = rows.map(({ id: batchID, madeAt, exportedAt, ...batch }) => ({
        ...{ batchID, madeAt: madeAt.toISOString(), ...batch },
        exportedAt: exportedAt?.toISOString() ?? null,
      }));
      return { total, pageSize: PAGE_ROWS, batches };
    },

    async getPayoutBatch({ params: { batchID }, session }) {
      billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const batch = await findBatch(tx, batchID);
        if (batch === undefined) throw refuse('not_found', { params: { what: 'payout-batch' } });
        const rows = await listOfBatch(tx, batchID);
        const lines = await linesOf(tx, rows);
        const payouts = rows.map((row) => ({
          ...shown(row),
          ...{ interviewerID: row.accountId, interviewerName: row.name },
          ...{ interviews: lines.get(row.id)?.length ?? 0, canExport: row.detailsSealed !== null },
        }));
        const exportedAt = batch.exportedAt?.toISOString() ?? null;
        return { batchID, madeAt: batch.madeAt.toISOString(), exportedAt, payouts };
      });
    },

    async listOwnPayouts({ query: { page }, session: { accountId } }) {
      if (billing === null) return { total: 0, pageSize: PAGE_ROWS, page, payouts: [] };
      return db.asAccount(accountId, async (tx) => {
        const { rows, total } = await listOwn(tx, accountId, pageOf(page));
        const lines = await linesOf(tx, rows);
        const payer = await readPayer(tx);
        const payouts = rows.map((row) => ({
          ...{ ...shown(row), payer: row.payer ?? payer },
          lines: (lines.get(row.id) ?? []).map(shownLine),
        }));
        return { total, pageSize: PAGE_ROWS, page, payouts };
      });
    },
  };
}

const linesOf = async (
  tx: Parameters<typeof listPaidLines>[0],
  rows: readonly Payout[],
): Promise<ReadonlyMap<number, PaidLine[]>> =>
  Map.groupBy(
    await listPaidLines(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ payoutId }) => payoutId,
  );

const shownLine = ({ payoutId: _payoutId, startsAt, ...line }: PaidLine) => ({
  ...line,
  startsAt: startsAt?.toISOString() ?? null,
});

const shown = ({ id: payoutID, state, currency, amount, hint, because, ...at }: Payout) => ({
  ...{ payoutID, state, currency, amount, hint, because, paidOn: at.paidOn },
  ...{ createdAt: at.createdAt.toISOString(), movedAt: at.movedAt.toISOString() },
});
