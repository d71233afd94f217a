import { digitsOf } from '@candor/contract/operations/billing-rules';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { PayoutDetails } from '../../people/marketplace/index.ts';
import { inGroups } from './payout-rules.ts';
import { byHandHeading, referenceOf } from './payout-words.ts';
import { bicOf, isBySepa, type SepaAccount, sepaFile } from './sepa-rules.ts';

/** A payout with the account that it goes to. */
export type Opened = {
  readonly id: number;
  readonly currency: string;
  readonly amount: number;
  readonly interviews: number;
  readonly to: PayoutDetails;
};

type Batch = { readonly id: number; readonly exportedAt: Date };

/** The same files however often they are made of the same payouts, so that a bank knows one that it had already. */
export function filesOf(batch: Batch, from: SepaAccount, payouts: readonly Opened[]) {
  const isSepa = ({ currency, to }: Opened) => isBySepa(currency, to.kind, to.account);
  const bySepa = payouts.filter(isSepa);
  const byHand = payouts.filter((payout) => !isSepa(payout));
  return [
    ...(bySepa.length === 0 ? [] : [fileForBank(batch, from, bySepa)]),
    ...(byHand.length === 0 ? [] : [listByHand(batch, from, byHand)]),
  ];
}

function fileForBank(batch: Batch, from: SepaAccount, payouts: readonly Opened[]) {
  const content = sepaFile({
    messageId: `CANDOR-${batch.id}-${payouts.length}`,
    madeAt: batch.exportedAt,
    from,
    transfers: payouts.map(({ id, amount, interviews, to }) => ({
      ...{ id: `PAYOUT-${id}`, amount, text: referenceOf(from.name, id, interviews) },
      to: { name: to.holder, iban: to.account, bic: bicOf(to.bank, to.account) },
    })),
  });
  const fileName = `payouts-${batch.id}.xml`;
  return { kind: 'sepa' as const, fileName, content, payouts: payouts.length };
}

/** Other currencies, other countries, accounts without an IBAN: for whoever types them at the bank. */
function listByHand(batch: Batch, from: SepaAccount, payouts: readonly Opened[]) {
  const rows = payouts.map(({ id, currency, amount, interviews, to }) => [
    ...[id, to.holder, inGroups(to.account), inGroups(to.bank)],
    ...[currency, amount / 10 ** digitsOf(currency)],
    referenceOf(from.name, id, interviews),
  ]);
  const fileName = `payouts-${batch.id}-by-hand.csv`;
  const content = csvFile(byHandHeading, rows);
  return { kind: 'by-hand' as const, fileName, content, payouts: payouts.length };
}
