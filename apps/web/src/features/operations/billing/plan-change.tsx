import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { Plan, Plans } from './billing-queries.ts';
import {
  type Offer,
  type PlanChange,
  usePlanChange,
  useUndoPlanChange,
} from './plan-change-queries.ts';
import { consequences, planChangeWords as words } from './plan-change-words.ts';

type EndProps = { readonly change: PlanChange; readonly plans: Plans['plans'] };

/** What comes when what was paid for ends; can be said otherwise until then. */
export function PlanEnd({ change: { end, planned, ended = null }, plans }: EndProps) {
  if (end === null) {
    return ended === null ? null : <Ended ended={ended} chosen={planned?.planName ?? null} />;
  }
  return (
    <section className="stack start card roomy" aria-labelledby="plan-end">
      <h2 id="plan-end">{words.title}</h2>
      <p>
        {words.ends(end.planName)} <Instant at={end.at} />.{' '}
        {planned === null ? words.unsaid : thenText(planned, plans)}
      </p>
      {planned === null ? <CancelButton ending={end.planName} /> : <UndoButton />}
    </section>
  );
}

type EndedProps = {
  readonly ended: NonNullable<PlanChange['ended']>;
  /** What was chosen for the time after, and is not paid for. */
  readonly chosen: string | null;
};

/** Why whoever works there was sent to the plans. */
function Ended({ ended: { planName, at, isGivenBack, because }, chosen }: EndedProps) {
  return (
    <div className="stack gap-xs notice">
      <p>
        {isGivenBack ? words.givenBack(planName) : words.ended(planName)} <Instant at={at} />.
      </p>
      {because !== null && <p>{words.because(because)}</p>}
      <p>{chosen === null ? words.over : words.chosenBefore(chosen)}</p>
    </div>
  );
}

function thenText(
  { planID, planName }: NonNullable<PlanChange['planned']>,
  plans: EndProps['plans'],
) {
  if (planID === null || planName === null) return words.thenNothing;
  const plan = plans.find((one) => one.planID === planID);
  // What is offered no more does not begin.
  if (plan === undefined) return words.unsaid;
  return plan.price === null ? words.thenFree(planName) : words.thenPaid(planName);
}

function UndoButton() {
  const undo = useUndoPlanChange();
  return (
    <>
      {undo.error !== null && <FormProblem key={undo.submittedAt} text={undo.error.message} />}
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({})}>
        {words.undo}
      </Button>
    </>
  );
}

function CancelButton({ ending }: { readonly ending: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.cancel(ending)}
      </Button>
      {isAsking && <ChangeDialog plan={null} ending={ending} onEnd={() => setAsking(false)} />}
    </>
  );
}

type ChangeProps = {
  readonly plan: Plan;
  /** The plan that it would come behind. */
  readonly ending: string;
  /** Where it may begin now, and in whose place. */
  readonly offer: Offer | undefined;
  readonly running: string;
  readonly isPlanned: boolean;
};

/** Another plan than the running one: now, or when that ends. */
export function ChangeButtons({ plan, ending, offer, running, isPlanned }: ChangeProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { planID, name } = plan;
  return (
    <>
      {offer !== undefined && <p>{words.price(offer, running)}</p>}
      <div className="row gap-sm">
        {offer !== undefined && (
          <Button
            onClick={() =>
              void navigate({ to: '/company/payment-checkout', search: { planID, when: 'now' } })
            }
          >
            {words.now(name)}
          </Button>
        )}
        {!isPlanned && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {words.atEnd(name, ending)}
          </Button>
        )}
      </div>
      {isAsking && <ChangeDialog plan={plan} ending={ending} onEnd={() => setAsking(false)} />}
    </>
  );
}

type DialogProps = {
  /** Null: none. */
  readonly plan: Plan | null;
  readonly ending: string;
  readonly onEnd: () => void;
};

/** What it means, before it is decided. */
function ChangeDialog({ plan, ending, onEnd }: DialogProps) {
  const change = usePlanChange(onEnd);
  const title = plan === null ? words.cancelTitle(ending) : words.changeTitle(plan.name);
  return (
    <ModalDialog title={title} onClose={onEnd}>
      <ul className="bullets">
        {consequencesOf(plan, ending).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {change.error !== null && (
        <FormProblem key={change.submittedAt} text={change.error.message} />
      )}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onEnd}>
          {words.keep}
        </Button>
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ body: { planID: plan?.planID ?? null } })}
        >
          {plan === null ? words.yesCancel : words.yesChange}
        </Button>
      </div>
    </ModalDialog>
  );
}

function consequencesOf(plan: Plan | null, ending: string): string[] {
  const { until, free, paid, locked, data, candidates, undo } = consequences;
  if (plan !== null && plan.price === null) return [until(ending), free(plan.name), data, undo];
  const then = plan === null ? [] : [paid(plan.name)];
  return [until(ending), ...then, locked, data, candidates, undo];
}
