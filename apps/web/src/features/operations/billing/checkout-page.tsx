import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { BeginForm } from './begin-form.tsx';
import { paymentQuery, plansQuery } from './billing-queries.ts';
import { checkoutWords } from './billing-words.ts';
import { ShownPayment } from './shown-payment.tsx';

/** PY-1. From a plan to its payment: `?planID=` begins one, `?paymentID=` goes on with it. */
export function CheckoutPage() {
  usePageTitle(checkoutWords.title);
  const { planID, paymentID } = useAddress();
  return (
    <div className="stack gap-lg narrow">
      <h1>{checkoutWords.title}</h1>
      {paymentID === undefined ? <Begin planID={planID} /> : <GoOn paymentID={paymentID} />}
    </div>
  );
}

function Begin({ planID }: { readonly planID: string | undefined }) {
  const plans = useRead(plansQuery);
  return (
    <Loaded query={plans} what="the plan">
      {(data) => {
        const plan = data.plans.find((one) => one.planID === planID);
        if (plan === undefined || plan.price === null) return <NothingToPay />;
        return <BeginForm plan={plan} price={plan.price} providers={data.providers} />;
      }}
    </Loaded>
  );
}

function NothingToPay() {
  return (
    <EmptyState
      title={checkoutWords.noPlan}
      action={<Link to="/company/paymentPlan">{checkoutWords.plans}</Link>}
    >
      {checkoutWords.noPlanText}
    </EmptyState>
  );
}

function GoOn({ paymentID }: { readonly paymentID: string }) {
  const payment = useRead(paymentQuery(paymentID));
  return (
    <Loaded query={payment} what="the payment">
      {(data) => <ShownPayment payment={data} />}
    </Loaded>
  );
}
