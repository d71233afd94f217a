import { Button } from '@mantine/core';
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { RegistrationFrame } from '../../../ui/registration-frame.tsx';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './registration-queries.ts';
import { registrationWords as words } from './job-seeker-words.ts';
import { PersonStep } from './person-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { WorkStep } from './work-step.tsx';

const base = '/jobseeker/jobseeker-registration';
const steps = () =>
  [
    { title: words.you, minutes: words.oneMinute, to: `${base}/1` },
    { title: words.work, minutes: words.threeMinutes, to: `${base}/2` },
    { title: words.wishes, minutes: words.oneMinute, to: `${base}/3` },
  ] as const;

const headings = () =>
  [
    [words.who, words.whoText],
    [words.done, words.doneText],
    [words.look, words.lookText],
  ] as const;

export function CandidateRegistrationPage() {
  const registration = useRead(registrationQuery);
  const wanted = Number(useLocation().pathname.at(-1));
  usePageTitle(headings()[wanted - 1]?.[0] ?? words.page);
  if (registration.data !== undefined) {
    return <Step registration={registration.data} wanted={wanted} />;
  }
  if (registration.isPending) return <LoadingState what={words.what} />;
  return (
    <ErrorState
      isPage
      title={words.failed}
      action={
        <Button variant="default" onClick={() => void registration.refetch()}>
          {words.again}
        </Button>
      }
    >
      {registration.error.message}
    </ErrorState>
  );
}

/** Nobody stands on a step whose earlier ones are missing: the address is that of the step which is shown (SH-3). */
function Step({
  registration,
  wanted,
}: {
  readonly registration: Registration;
  readonly wanted: number;
}) {
  const navigate = useNavigate();
  const refresh = useRefreshRegistration();
  const { doneSteps } = registration;
  const firstMissing = [1, 2, 3].find((step) => !doneSteps.includes(step)) ?? 3;
  const current = Math.min(wanted, firstMissing);
  const [title, intro] = headings()[current - 1] ?? headings()[0];
  if (wanted > current) return <Navigate to={steps()[current - 1]?.to ?? steps()[0].to} replace />;
  const next = async (): Promise<void> => {
    if (current === 3) {
      await refreshFacts();
      await navigate({ to: '/jobseeker/candidate-dashboard', replace: true });
      return;
    }
    await refresh();
    await navigate({ to: steps()[current]?.to ?? steps()[0].to });
  };
  const props = {
    registration,
    isDrafted: true,
    button: current === 3 ? words.finish : words.next,
    onSent: () => void next(),
  };
  return (
    <RegistrationFrame
      steps={steps()}
      current={current}
      done={doneSteps}
      title={title}
      intro={intro}
    >
      {current === 1 && <PersonStep {...props} />}
      {current === 2 && <WorkStep {...props} />}
      {current === 3 && <PreferencesStep {...props} />}
    </RegistrationFrame>
  );
}
