import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { PendingCheck, RefusedCheck } from './identity-state.tsx';
import { IdentityStep } from './identity-step.tsx';
import type { StepProps } from './step-props.ts';

type Props = StepProps & {
  /** Shown in place of the documents until the check is paid, where it costs something. */
  readonly payment: ReactNode;
  /** What can be done while the check waits. */
  readonly whileWaiting?: ReactNode;
};

/** PY-3. Payment, documents, and what a person said of them: whatever is due. */
export function IdentityCheck({ payment, whileWaiting, ...step }: Props) {
  const check = step.registration.identityCheck;
  const isUnpaid = useSession()?.isPaymentDoneForIDVerification === false;
  if (check !== null && check.status !== 'refused') {
    return (
      <>
        <PendingCheck check={check} />
        {whileWaiting}
      </>
    );
  }
  return (
    <>
      {check !== null && <RefusedCheck check={check} />}
      {isUnpaid ? payment : <IdentityStep {...step} />}
    </>
  );
}
