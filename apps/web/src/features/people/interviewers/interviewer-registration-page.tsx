import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { heard } from '../../../lib/changes.ts';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { RegistrationFrame } from '../../../ui/registration-frame.tsx';
import { EmploymentStep } from './employment-step.tsx';
import { IdentityCheck } from './identity-check.tsx';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './interviewer-queries.ts';
import { PersonStep } from './person-step.tsx';

const headings = [
  [
    'Who are you?',
    'Companies look for interviewers here. They see you once you say so and your identity is confirmed.',
  ],
  ['What do you know?', 'One position, one skill and one language are enough to go on.'],
  [
    'Show that it is you',
    'Interviewers decide about people, so we make sure that each is who they say.',
  ],
] as const;

const names = [
  { title: 'You', minutes: 'about 1 minute' },
  { title: 'Employment and skills', minutes: 'about 3 minutes' },
  { title: 'Identity check', minutes: 'about 2 minutes' },
] as const;

const LOOK_AGAIN_MS = 30_000;

type Props = {
  /** Of the identity check, where it costs something. */
  readonly payment: ReactNode;
  /** What can be done while the check waits. */
  readonly children: ReactNode;
};

export function InterviewerRegistrationPage({ payment, children }: Props) {
  const registration = useRead({
    ...registrationQuery,
    ...heard<Registration>({
      hears: { identity: true },
      everyMs: LOOK_AGAIN_MS,
      whileIts: ({ identityCheck }) => identityCheck?.status === 'pending',
    }),
  });
  const isApproved = registration.data?.identityCheck?.status === 'approved';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isApproved) return;
    void refreshFacts().then(() => navigate({ to: '/interviewer/dashboard', replace: true }));
  }, [isApproved, navigate]);
  if (registration.data !== undefined) {
    return (
      <Step registration={registration.data} payment={payment}>
        {children}
      </Step>
    );
  }
  if (registration.isPending) return <LoadingState what="your registration" />;
  return (
    <ErrorState
      isPage
      title="Your registration could not be loaded"
      action={
        <Button variant="default" onClick={() => void registration.refetch()}>
          Try again
        </Button>
      }
    >
      {registration.error.message}
    </ErrorState>
  );
}

/**
 * The shell lets an interviewer stand on the address of the step that is due only (SH-5), so an earlier step is shown
 * there too, named in the query.
 */
function Step({
  registration,
  payment,
  children,
}: Props & { readonly registration: Registration }) {
  const { pathname } = useLocation();
  const { step: wanted } = useAddress();
  const navigate = useNavigate();
  const refresh = useRefreshRegistration();
  const { doneSteps } = registration;
  const due = [1, 2, 3].find((step) => !doneSteps.includes(step)) ?? 3;
  const current = wanted === '1' || wanted === '2' ? Math.min(Number(wanted), due) : due;
  const [title, intro] = headings[current - 1] ?? headings[0];
  usePageTitle(title);
  const steps = names.map((name, index) => ({
    ...name,
    to: pathname,
    search: { step: String(index + 1) },
  }));
  const next = async (): Promise<void> => {
    await refresh();
    await refreshFacts();
    const path = `/interviewer/registration/${Math.min(3, Math.max(due, current + 1))}`;
    await navigate({ to: path, search: {} });
  };
  const props = {
    registration,
    isDrafted: true,
    button: current === 3 ? 'Hand in' : 'Next',
    onSent: () => void next(),
  };
  return (
    <RegistrationFrame steps={steps} current={current} done={doneSteps} title={title} intro={intro}>
      {current === 1 && <PersonStep {...props} />}
      {current === 2 && <EmploymentStep {...props} />}
      {current === 3 && <IdentityCheck {...props} payment={payment} whileWaiting={children} />}
    </RegistrationFrame>
  );
}
