import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { BeginForm } from './begin-form.tsx';
import { paymentQuery, plansQuery } from './billing-queries.ts';
import { checkoutWords } from './billing-words.ts';
import { planChangeQuery } from './plan-change-queries.ts';
import { signalPayment } from './payment-signal.ts';
import { ShownPayment } from './shown-payment.tsx';

/** PY-1. From a plan to its payment: `?planID=` begins one, `&when=now` in place of the running plan, `?paymentID=` goes on with it, `&isBack=yes` from the provider's page. */
export function CheckoutPage() {
  usePageTitle(checkoutWords.title);
  const { planID, paymentID, isBack, when } = useAddress();
  return (
    <div className="stack gap-lg narrow">
      <PageHead title={checkoutWords.title} />
      {paymentID !== undefined ? (
        <GoOn paymentID={paymentID} isBack={isBack === 'yes'} />
      ) : when === 'now' ? (
        <BeginNow planID={planID} />
      ) : (
        <Begin planID={planID} />
      )}
    </div>
  );
}

function Begin({ planID }: { readonly planID: string | undefined }) {
  const plans = useRead(plansQuery);
  return (
    <Loaded query={plans} what="the plan">
      {(data) => {
        const plan = [...data.plans, ...data.packs].find((one) => one.planID === planID);
        if (plan === undefined || plan.price === null) return <NothingToPay />;
        return (
          <BeginForm
            plan={plan}
            isPack={data.packs.includes(plan)}
            price={plan.price}
            providers={data.providers}
          />
        );
      }}
    </Loaded>
  );
}

/** In place of the running plan, less what is unused of it. */
function BeginNow({ planID }: { readonly planID: string | undefined }) {
  const plans = useRead(plansQuery);
  const change = useRead(planChangeQuery);
  return (
    <Loaded query={plans} what="the plan">
      {(data) => (
        <Loaded query={change} what="the change">
          {({ running, atOnce }) => {
            const plan = data.plans.find((one) => one.planID === planID);
            const offer = atOnce.find((one) => one.planID === planID);
            if (plan === undefined || offer === undefined || running === null)
              return <NothingToPay />;
            const now = { credited: offer.credited, ending: running };
            const { providers } = data;
            return <BeginForm {...{ plan, providers, now }} isPack={false} price={offer} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function NothingToPay() {
  return (
    <EmptyState
      title={checkoutWords.noPlan}
      action={
        <div className="row gap-sm">
          <Link to="/company/paymentPlan">{checkoutWords.plans}</Link>
          <Link to="/company/credit-point">{checkoutWords.credits}</Link>
        </div>
      }
    >
      {checkoutWords.noPlanText}
    </EmptyState>
  );
}

function GoOn({ paymentID, isBack }: { readonly paymentID: string; readonly isBack: boolean }) {
  const navigate = useNavigate();
  // Back from the provider's page: how it ended there is asked, and asked again until it is known (PY-2).
  useEffect(() => {
    if (!isBack) return;
    signalPayment(Number(paymentID));
    void navigate({ to: '/company/payment-checkout', search: { paymentID }, replace: true });
  }, [isBack, paymentID, navigate]);
  const payment = useRead(paymentQuery(paymentID));
  return (
    <Loaded query={payment} what="the payment">
      {(data) => <ShownPayment payment={data} />}
    </Loaded>
  );
}
