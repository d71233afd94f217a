import { areas } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import {
  type Plan,
  type Plans,
  plansQuery,
  useChoosePlan,
  useFactsOfPlan,
} from './billing-queries.ts';
import { planWords, priceText } from './billing-words.ts';
import { ChangeButtons, PlanEnd } from './plan-change.tsx';
import { type PlanChange, planChangeQuery } from './plan-change-queries.ts';

/** PY-1. What there is to choose, what the company has, and until when. */
export function PaymentPlanPage() {
  usePageTitle(planWords.title);
  const isFirst = useSession()?.isPaymentDone !== true;
  const may = useRights()(areas.payments);
  return (
    <div className="stack gap-lg column">
      <PageHead
        title={isFirst ? planWords.first : planWords.title}
        actions={
          !isFirst && (
            <>
              <ButtonLink variant="default" to="/company/credit-point">
                {planWords.credits}
              </ButtonLink>
              <ButtonLink variant="default" to="/company/payments">
                {planWords.payments}
              </ButtonLink>
            </>
          )
        }
      >
        <p className="intro">
          {isFirst && may && <Step />}
          {isFirst ? planWords.firstIntro : planWords.intro}
        </p>
      </PageHead>
      {may ? <Choice /> : <p>{planWords.notYours}</p>}
    </div>
  );
}

/** Of founding a company; whose plan has ended founds none. */
function Step() {
  const { data } = useRead(planChangeQuery);
  const isNew = data !== undefined && (data.ended ?? null) === null;
  return isNew ? `${planWords.step} ` : null;
}

function Choice() {
  const plans = useRead(plansQuery);
  return (
    <Loaded query={plans} what="the plans">
      {(data) => (
        <>
          <FollowedFacts plans={data.plans} />
          <Pending of={data.pending} />
          <PlanCards plans={data.plans} />
        </>
      )}
    </Loaded>
  );
}

function FollowedFacts({ plans }: Pick<Plans, 'plans'>) {
  useFactsOfPlan(plans.some(({ isChosen }) => isChosen));
  return null;
}

function Pending({ of: pending }: { readonly of: Plans['pending'] }) {
  if (pending === null) return null;
  return (
    <p className="card">
      {planWords.pending(pending.planName)}{' '}
      <Link to="/company/payment-checkout" search={{ paymentID: String(pending.paymentID) }}>
        {planWords.goOn}
      </Link>
    </p>
  );
}

function PlanCards({ plans }: Pick<Plans, 'plans'>) {
  const change = useRead(planChangeQuery);
  return (
    <Loaded query={change} what="what comes next">
      {(data) => (
        <>
          <PlanEnd change={data} plans={plans} />
          {plans.map((plan) => (
            <PlanCard key={plan.planID} plan={plan} change={data} />
          ))}
        </>
      )}
    </Loaded>
  );
}

type CardProps = { readonly plan: Plan; readonly change: PlanChange };

function PlanCard({ plan, change }: CardProps) {
  const { planID, name, includes, isChosen } = plan;
  return (
    <section className="stack start card roomy" aria-labelledby={`plan-${planID}`}>
      <div>
        <h2 id={`plan-${planID}`}>{name}</h2>
        <p className="dimmed">{priceText(plan)}</p>
      </div>
      <ul className="bullets">
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isChosen && (
        <p>
          <strong>{planWords.yours}</strong>
          {plan.endsAt !== null && (
            <>
              {' '}
              {planWords.until} <Instant at={plan.endsAt} />
            </>
          )}
        </p>
      )}
      {plan.beginsAt !== null && (
        <p>
          {planWords.from} <Instant at={plan.beginsAt} />
        </p>
      )}
      <Actions plan={plan} change={change} />
    </section>
  );
}

function Actions({ plan, change: { end, planned, running, atOnce } }: CardProps) {
  const { planID, isChosen, price } = plan;
  const isPlanned = planned?.planID === planID;
  const isOther = end !== null && !isChosen;
  return (
    <>
      {isOther && (
        <ChangeButtons
          plan={plan}
          ending={end.planName}
          offer={atOnce.find((offer) => offer.planID === planID)}
          running={running ?? end.planName}
          isPlanned={isPlanned}
        />
      )}
      {price === null
        ? end === null && <ChooseButton plan={plan} />
        : (!isOther || isPlanned) && <PayButton plan={plan} />}
    </>
  );
}

function ChooseButton({ plan: { planID, name, isChosen, beginsAt } }: { readonly plan: Plan }) {
  const navigate = useNavigate();
  const choose = useChoosePlan(() => void navigate({ to: '/company/dashboard', replace: true }));
  if (isChosen || beginsAt !== null) return null;
  return (
    <>
      {choose.error !== null && (
        <FormProblem key={choose.submittedAt} text={choose.error.message} />
      )}
      <Button loading={choose.isPending} onClick={() => choose.mutate({ body: { planID } })}>
        {planWords.choose(name)}
      </Button>
    </>
  );
}

function PayButton({ plan: { planID, name, isChosen } }: { readonly plan: Plan }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={isChosen ? 'default' : 'filled'}
      onClick={() => void navigate({ to: '/company/payment-checkout', search: { planID } })}
    >
      {isChosen ? planWords.again(name) : planWords.pay(name)}
    </Button>
  );
}
