import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { PendingCheck, RefusedCheck } from './identity-state.tsx';
import { IdentityStep } from './identity-step.tsx';
import { ownIdentityWords as words } from './own-identity-words.ts';
import type { StepProps } from './step-props.ts';

// Most installations have people look at documents.
const StripeNoMore = lazy(async () => ({
  default: (await import('./identity-at-stripe.tsx')).StripeNoMore,
}));
const IdentityAtStripe = lazy(async () => ({
  default: (await import('./identity-at-stripe.tsx')).IdentityAtStripe,
}));

type Props = StepProps & {
  /** Shown in place of the documents until the check is paid, where it costs something. */
  readonly payment: ReactNode;
  /** What can be done while the check waits. */
  readonly whileWaiting?: ReactNode;
};

/** PY-3. Payment, documents or the way to Stripe, and what was said of them: whatever is due. */
export function IdentityCheck({ payment, whileWaiting, ...step }: Props) {
  const { identityCheck: check, identityWays } = step.registration;
  const isUnpaid = useSession()?.isPaymentDoneForIDVerification === false;
  const [isByDocuments, setByDocuments] = useState(false);
  const atStripe = check?.way === 'stripe' ? check : null;
  const hasStripe = identityWays.includes('stripe');
  // Where Stripe is asked no more, what waits there waits for ever.
  if (check?.status === 'pending' && (atStripe === null || hasStripe)) {
    return (
      <>
        {atStripe === null ? <PendingCheck check={check} /> : <AtStripe check={atStripe} />}
        {whileWaiting}
      </>
    );
  }
  if (isUnpaid || (hasStripe && !isByDocuments)) {
    return (
      <>
        {check?.way === 'review' && check.status === 'refused' && <RefusedCheck check={check} />}
        {isUnpaid ? payment : <AtStripe check={atStripe} onOtherWay={() => setByDocuments(true)} />}
      </>
    );
  }
  return (
    <>
      {check?.way === 'review' && <RefusedCheck check={check} />}
      {atStripe !== null && !hasStripe && (
        <Suspense fallback={null}>
          <StripeNoMore check={atStripe} />
        </Suspense>
      )}
      <IdentityStep {...step} />
      {hasStripe && (
        <div className="row gap-sm">
          <Button variant="default" onClick={() => setByDocuments(false)}>
            {words.atStripe}
          </Button>
        </div>
      )}
    </>
  );
}

type AtStripeProps = {
  readonly check: StepProps['registration']['identityCheck'];
  readonly onOtherWay?: () => void;
};

const AtStripe = ({ check, onOtherWay = () => {} }: AtStripeProps) => (
  <Suspense fallback={null}>
    <IdentityAtStripe check={check} onOtherWay={onOtherWay} />
  </Suspense>
);
