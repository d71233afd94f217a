import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { showToast } from '../../ui/toasts.tsx';
import { EmploymentStep } from './employment-step.tsx';
import './interviewer-page.css';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './interviewer-queries.ts';
import { PersonStep } from './person-step.tsx';

/** The first two steps again, each with a button of its own. */
export function InterviewerProfilePage() {
  usePageTitle('Profile');
  const registration = useQuery(registrationQuery);
  return (
    <div className="interviewer-page interviewer-page--narrow">
      <h1>Profile</h1>
      {registration.data !== undefined && <Sections registration={registration.data} />}
      {registration.isPending && <LoadingState what="your profile" />}
      {registration.isError && registration.data === undefined && (
        <ErrorState
          title="Your profile could not be loaded"
          action={
            <Button variant="default" onClick={() => void registration.refetch()}>
              Try again
            </Button>
          }
        >
          {registration.error.message}
        </ErrorState>
      )}
    </div>
  );
}

function Sections({ registration }: { readonly registration: Registration }) {
  const refresh = useRefreshRegistration();
  const saved = async (): Promise<void> => {
    showToast({ tone: 'success', text: 'Saved' });
    await Promise.all([refresh(), refreshFacts()]);
  };
  const props = { registration, isDrafted: false, button: 'Save', onSent: () => void saved() };
  return (
    <>
      <section className="interviewer-page__section" aria-label="You">
        <h2>You</h2>
        <PersonStep {...props} />
      </section>
      <section className="interviewer-page__section" aria-label="Employment and skills">
        <h2>Employment and skills</h2>
        <EmploymentStep {...props} />
      </section>
    </>
  );
}
