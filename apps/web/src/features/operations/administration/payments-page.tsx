import type { ComponentType } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { AllPaymentsPage } from './all-payments-page.tsx';
import { CreditNotesPage } from './credit-notes-page.tsx';
import { OwedPage } from './owed-page.tsx';
import { PayoutBatchPage } from './payout-batch-page.tsx';
import { PayoutBatchesPage } from './payout-batches-page.tsx';
import { RevenuePage } from './revenue-page.tsx';
import { PaymentTabs, type PaymentTabsProps, type PaymentView, views } from './payment-tabs.tsx';

const viewOf = (view: string | undefined): PaymentView =>
  views.find((one) => one === view) ?? 'payments';

const pages = {
  payments: AllPaymentsPage,
  notes: CreditNotesPage,
  revenue: RevenuePage,
  owed: OwedPage,
  payouts: PayoutBatchesPage,
} as const satisfies Record<PaymentView, ComponentType<PaymentTabsProps>>;

/** What came in, was taken back and adds up to, what interviewers are owed, and what was paid to them: as the address says. */
export function PaymentsPage() {
  const { view, batch } = useAddress();
  if (batch !== undefined && /^[1-9]\d{0,15}$/.test(batch)) {
    return <PayoutBatchPage batchID={batch} />;
  }
  const here = viewOf(view);
  const Page = pages[here];
  return <Page tabs={<PaymentTabs here={here} />} />;
}
