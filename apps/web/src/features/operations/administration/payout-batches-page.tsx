import { listPayoutBatches } from '@candor/contract/operations/payouts';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { BatchRow } from './payout-queries.ts';
import { batchColumnWords, batchListWords, sumsOf } from './payout-words.ts';
import type { PaymentTabsProps } from './payment-tabs.tsx';

const columns: Columns<BatchRow> = [
  {
    name: batchColumnWords.approved,
    cell: ({ batchID, madeAt }) => (
      <Link to="/superAdmin/dashboard/payments" search={{ batch: String(batchID) }}>
        <Instant at={madeAt} />
      </Link>
    ),
  },
  { name: batchColumnWords.by, card: '2 start', isDimmed: true, cell: ({ madeBy }) => madeBy },
  {
    name: batchColumnWords.state,
    card: '1 end',
    cell: ({ approved }) => (
      <StateMark shape={approved > 0 ? 'waiting' : 'good'}>
        {approved > 0 ? batchColumnWords.waiting(approved) : batchColumnWords.settled}
      </StateMark>
    ),
  },
  {
    name: batchColumnWords.payouts,
    width: '8rem',
    card: '3 start',
    cell: ({ payouts }) => batchColumnWords.count(payouts),
  },
  {
    name: batchColumnWords.sum,
    width: '10rem',
    isNumber: true,
    card: '3 end',
    cell: ({ sums }) => sumsOf(sums),
  },
];

/** Everything that was approved, the latest first. */
export function PayoutBatchesPage({ tabs }: PaymentTabsProps) {
  const list = useList(listPayoutBatches, []);
  return (
    <DataList
      list={list}
      words={batchListWords}
      filters={[]}
      above={tabs}
      columns={columns}
      rowsOf={({ batches }) => batches}
      keyOf={({ batchID }) => batchID}
    />
  );
}
