import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { CompanyFrame } from './company-frame.tsx';
import { type Plans, plansQuery, useChoosePlan } from './company-queries.ts';

export function PaymentPlanPage() {
  usePageTitle('Plan');
  const isFirst = useSession()?.isPaymentDone !== true;
  const plans = useRead(plansQuery);
  return (
    <CompanyFrame
      title={isFirst ? 'Choose your plan' : 'Plan'}
      intro={`${isFirst ? 'Step 2 of 2. ' : ''}This installation offers one plan, and nothing is charged.`}
    >
      <Loaded query={plans} what="the plans">
        {(data) => data.plans.map((plan) => <PlanCard key={plan.planID} plan={plan} />)}
      </Loaded>
    </CompanyFrame>
  );
}

type Plan = Plans['plans'][number];

function PlanCard({ plan }: { readonly plan: Plan }) {
  const navigate = useNavigate();
  const choose = useChoosePlan(() => void navigate({ to: '/company/dashboard', replace: true }));
  const { planID, name, price, includes, isChosen } = plan;
  return (
    <section className="stack start card roomy" aria-labelledby={`plan-${planID}`}>
      <div>
        <h2 id={`plan-${planID}`}>{name}</h2>
        <p className="dimmed">{price}</p>
      </div>
      <ul className="bullets">
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {choose.error !== null && (
        <FormProblem key={choose.submittedAt} text={choose.error.message} />
      )}
      {isChosen ? (
        <p>
          <strong>Your plan.</strong>
        </p>
      ) : (
        <Button loading={choose.isPending} onClick={() => choose.mutate({ body: { planID } })}>
          Choose {name}
        </Button>
      )}
    </section>
  );
}
