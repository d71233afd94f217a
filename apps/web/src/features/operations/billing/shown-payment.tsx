import { payByTestCard } from '@candor/contract/operations/billing';
import { moneyText, testCards } from '@candor/contract/operations/billing-rules';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import {
  type Payment,
  plansQuery,
  readPaper,
  useCancel,
  useFactsOfPlan,
  usePay,
} from './billing-queries.ts';
import {
  cardWords,
  checkoutWords,
  elsewhereSteps,
  nextSteps,
  resendWords,
  stateShapes,
  stateWords,
} from './billing-words.ts';
import { creditWords } from './credit-words.ts';
import { PaperButtons } from './paper-buttons.tsx';
import { PayElsewhere } from './pay-elsewhere.tsx';
import { onPaymentSignal, unheardPayment } from './payment-signal.ts';
import { Sums } from './payment-sums.tsx';

/** Where a payment stands, in words, and what can be done about it. */
export function ShownPayment({ payment }: { readonly payment: Payment }) {
  const { paymentID, provider, planID, because, invoiceNumber } = payment;
  const isUnheard = useSyncExternalStore(onPaymentSignal, unheardPayment) === paymentID;
  const packs = useRead(plansQuery).data?.packs ?? [];
  const pack = packs.find((one) => one.planID === planID);
  // What it was called before is not known to be so any more.
  const state = isUnheard ? null : payment.state;
  const isLetIn = useSession()?.isPaymentDone === true;
  // Who paid meanwhile is let in; nobody else is any less.
  useFactsOfPlan(isLetIn || state === 'paid');
  const isOpen = state === 'open' || state === 'failed';
  return (
    <div className="stack">
      <p>
        {state === null ? (
          <StateMark shape="moving">{resendWords.state}</StateMark>
        ) : (
          <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>
        )}
      </p>
      <p>{stepText(state, provider)}</p>
      <Sums planName={creditWords.bought(payment.planName, pack?.credits ?? null)} of={payment} />
      {(invoiceNumber !== null || because !== null) && (
        <Facts>
          {invoiceNumber !== null && <Fact name={checkoutWords.reference}>{invoiceNumber}</Fact>}
          {state === 'failed' && because !== null && (
            <Fact name={checkoutWords.declined}>{because}</Fact>
          )}
          {state === 'refunded' && because !== null && (
            <Fact name={checkoutWords.returned}>{because}</Fact>
          )}
        </Facts>
      )}
      <div className="row gap-sm">
        <PaperButtons payment={payment} read={readPaper} />
      </div>
      {isOpen && provider === 'test' && <PayForm payment={payment} />}
      {isOpen && provider === 'stripe' && <PayElsewhere payment={payment} />}
      <div className="row gap-sm">
        {(isOpen || state === 'waiting') && <CancelButton payment={payment} />}
        {state === 'paid' && <Link to="/company/dashboard">{checkoutWords.dashboard}</Link>}
        <Link to="/company/paymentPlan">{checkoutWords.plans}</Link>
        {pack !== undefined && <Link to="/company/credit-point">{checkoutWords.credits}</Link>}
      </div>
    </div>
  );
}

function stepText(state: Payment['state'] | null, provider: string): string {
  if (state === null) return resendWords.checking;
  return (provider === 'stripe' ? elsewhereSteps[state] : undefined) ?? nextSteps[state];
}

function PayForm({ payment }: { readonly payment: Payment }) {
  const { paymentID, gross, currency } = payment;
  const navigate = useNavigate();
  const pay = usePay(({ state }) => {
    if (state === 'paid') void navigate({ to: '/company/dashboard', replace: true });
  });
  const form = useTaskForm(payByTestCard, pay, {
    initial: { card: testCards[0] },
    toInput: ({ card }) => ({ params: { paymentID: String(paymentID) }, body: { card } }),
  });
  return (
    <EndpointForm of={form} className="stack">
      <NativeSelect
        label={checkoutWords.card}
        data={testCards.map((value) => ({ value, label: cardWords[value] }))}
        {...form.field('card')}
      />
      <FormRefusal of={form} />
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {checkoutWords.pay(moneyText(gross, currency))}
        </Button>
      </div>
    </EndpointForm>
  );
}

function CancelButton({ payment: { paymentID } }: { readonly payment: Payment }) {
  const cancel = useCancel();
  return (
    <>
      {cancel.error !== null && (
        <FormProblem key={cancel.submittedAt} text={cancel.error.message} />
      )}
      <Button
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ params: { paymentID: String(paymentID) } })}
      >
        {checkoutWords.cancel}
      </Button>
    </>
  );
}
