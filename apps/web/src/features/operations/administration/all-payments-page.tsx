import {
  listAllPayments,
  markPaymentPaid,
  refundPayment,
} from '@candor/contract/operations/billing-administration';
import { moneyText, type PaymentState } from '@candor/contract/operations/billing-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type StateShape, StateMark } from '../../../ui/state-mark.tsx';
import { BankSection } from './bank-section.tsx';
import type { SomePayment } from './billing-queries.ts';
import {
  allPaymentsWords,
  disputedWords,
  groupIntros,
  groupWords,
  paymentWords,
} from './billing-words.ts';
import { PaperButton } from './paper-button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { PaymentTabsProps } from './payment-tabs.tsx';

const shapes: Readonly<Record<PaymentState, StateShape>> = {
  open: 'moving',
  waiting: 'waiting',
  paid: 'good',
  failed: 'wrong',
  expired: 'over',
  cancelled: 'over',
  disputed: 'paused',
  refunded: 'over',
};

const columns: Columns<SomePayment> = [
  { name: paymentWords.payer, isWrapped: true, cell: ({ payerName }) => payerName },
  {
    name: paymentWords.plan,
    card: '2 whole',
    isWrapped: true,
    cell: (payment) => paymentWords.number(payment),
  },
  {
    name: paymentWords.state,
    card: '3 whole',
    isWrapped: true,
    cell: ({ state, movedAt, because, isPaidTwice }) => (
      <>
        <StateMark shape={shapes[state]}>
          {paymentWords.states[state]} <Instant at={movedAt} />
        </StateMark>
        {because !== null && `: ${because}`}
        {isPaidTwice && paymentWords.paidTwice}
      </>
    ),
  },
  {
    name: paymentWords.amount,
    width: '6.5rem',
    isNumber: true,
    card: '4 start',
    cell: ({ gross, currency }) => moneyText(gross, currency),
  },
  {
    name: paymentWords.act,
    width: '12.5rem',
    card: '1 end',
    cell: (payment) => (
      <div className="row gap-xs">
        <PaperButton payment={payment} />
        <Act payment={payment} />
      </div>
    ),
  },
];

export function AllPaymentsPage({ tabs }: PaymentTabsProps) {
  const list = useList(listAllPayments, ['state']);
  const group = list.query.state ?? 'waiting';
  return (
    <DataList
      list={list}
      words={allPaymentsWords(group)}
      filters={[{ name: 'state', label: 'State', standard: 'waiting', choices: groupWords }]}
      above={tabs}
      columns={columns}
      rowsOf={({ payments }) => payments}
      keyOf={({ paymentID }) => paymentID}
    >
      <p className="intro">{groupIntros[group]}</p>
      {group !== 'disputed' && <Disputed count={list.data?.disputed ?? 0} />}
      <BankSection />
    </DataList>
  );
}

function Disputed({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className="notice">
      {disputedWords.some(count)}{' '}
      <Link to="/superAdmin/dashboard/payments" search={{ state: 'disputed' }}>
        {disputedWords.look}
      </Link>
    </p>
  );
}

function Act({ payment }: { readonly payment: SomePayment }) {
  const [isAsking, setAsking] = useState(false);
  const { state, paymentID, isPaidTwice } = payment;
  const isWaiting = state === 'waiting';
  if (!isWaiting && state !== 'paid' && state !== 'disputed') return null;
  const button = isWaiting ? paymentWords.paid : paymentWords.refund;
  const params = { paymentID: String(paymentID) };
  const onEnd = () => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={paymentWords.of(button, payment)}
        onClick={() => setAsking(true)}
      >
        {button}
      </Button>
      {isAsking &&
        (isWaiting ? (
          <ReasonDialog
            {...paymentWords.askPaid(payment)}
            endpoint={markPaymentPaid}
            inputOf={(reference) => ({ params, body: { reference } })}
            onEnd={onEnd}
          />
        ) : (
          <ReasonDialog
            {...paymentWords.askRefund(payment)}
            endpoint={refundPayment}
            inputOf={(reason) => ({ params, body: { reason, isPaidTwice } })}
            onEnd={onEnd}
          />
        ))}
    </>
  );
}
