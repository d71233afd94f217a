import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import {
  claimOwed,
  companiesOf,
  companiesOwing,
  markPaid,
  type Paid,
  releaseOwed,
} from './owed-store.ts';

/** Statements of one company that a payout changed, for that company's chain. */
export type PaidOf = {
  readonly companyId: number;
  readonly action: 'statement.approved' | 'statement.paid' | 'statement.owed-again';
  readonly payoutId: number;
  readonly statements: readonly Paid[];
};

async function inEach(
  tx: Tx,
  companyIds: readonly number[],
  of: Pick<PaidOf, 'action' | 'payoutId'> & {
    readonly run: (companyId: number) => Promise<Paid[]>;
  },
): Promise<PaidOf[]> {
  const { run, ...named } = of;
  const all: PaidOf[] = [];
  for (const companyId of companyIds) {
    const statements = await withinCompany(tx, companyId, () => run(companyId));
    all.push({ companyId, ...named, statements });
  }
  return all;
}

/** Everything that this person is owed in this currency belongs to the payout from now on. */
export async function claimStatements(
  tx: Tx,
  of: { readonly accountId: number; readonly currency: string; readonly payoutId: number },
): Promise<PaidOf[]> {
  const { payoutId } = of;
  return inEach(tx, await companiesOwing(tx, of), {
    ...{ action: 'statement.approved', payoutId },
    run: (companyId) => claimOwed(tx, { ...of, companyId }),
  });
}

export async function payStatements(
  tx: Tx,
  { payoutId, paidAt }: { readonly payoutId: number; readonly paidAt: Date },
): Promise<PaidOf[]> {
  return inEach(tx, await companiesOf(tx, payoutId), {
    ...{ action: 'statement.paid', payoutId },
    run: (companyId) => markPaid(tx, { companyId, payoutId, paidAt }),
  });
}

export async function oweStatementsAgain(tx: Tx, payoutId: number): Promise<PaidOf[]> {
  return inEach(tx, await companiesOf(tx, payoutId), {
    ...{ action: 'statement.owed-again', payoutId },
    run: (companyId) => releaseOwed(tx, { companyId, payoutId }),
  });
}

/** Once all is changed: whoever holds a statement may wait for its company's chain, and never the reverse. */
export async function recordPaid(
  tx: Tx,
  by: Omit<Deed, 'companyId'>,
  all: readonly PaidOf[],
): Promise<void> {
  for (const of of all.toSorted((one, other) => one.companyId - other.companyId)) {
    const { companyId, action, payoutId, statements } = of;
    await withinCompany(tx, companyId, async () => {
      for (const { id: objectId, amount } of statements) {
        const after = { amount, payoutId };
        const entry = { action, objectKind: 'statement', objectId, after, isPlain: true };
        await recordDeed(tx, { ...by, companyId }, entry);
      }
    });
  }
}
