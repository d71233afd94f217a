import { listPayments } from '@candor/contract/operations/billing';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { type Payment, readPaper } from './billing-queries.ts';
import {
  begunWords,
  columnWords,
  paymentListWords,
  stateShapes,
  stateWords,
} from './billing-words.ts';
import { dayFilters } from './day-filters.ts';
import { CreditNotes } from './credit-notes.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { UnheededDays } from './unheeded-days.tsx';

const columns: Columns<Payment> = [
  {
    name: columnWords.plan,
    cell: ({ paymentID, planName }) => (
      <Link to="/company/payment-checkout" search={{ paymentID: String(paymentID) }}>
        {planName}
      </Link>
    ),
  },
  {
    name: columnWords.state,
    card: '2 start',
    cell: ({ state }) => <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>,
  },
  {
    name: columnWords.amount,
    width: '6.5rem',
    isNumber: true,
    card: '1 end',
    cell: ({ gross, currency }) => moneyText(gross, currency),
  },
  {
    name: columnWords.number,
    width: '7rem',
    card: '2 end small',
    cell: ({ invoiceNumber }) => invoiceNumber ?? '–',
  },
  {
    name: columnWords.moved,
    width: '12.5rem',
    card: '3 whole small',
    isDimmed: true,
    cell: ({ movedAt }) => <Instant at={movedAt} />,
  },
  {
    name: columnWords.papers,
    width: '15rem',
    card: '4 whole',
    cell: (payment) => (
      <div className="row gap-xs">
        <PaperButtons payment={payment} read={readPaper} />
      </div>
    ),
  },
];

/** Every payment of the company, each with where it stands. */
export function PaymentsPage() {
  const list = useList(listPayments, ['from', 'until']);
  return (
    <DataList
      list={list}
      words={paymentListWords}
      filters={dayFilters(begunWords)}
      columns={columns}
      rowsOf={({ payments }) => payments}
      keyOf={({ paymentID }) => paymentID}
      above={<BuyerSection />}
      below={<CreditNotes />}
    >
      <UnheededDays list={list} />
    </DataList>
  );
}
