import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { EmploymentStep } from './employment-step.tsx';
import './interviewer-page.css';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './interviewer-queries.ts';
import { PersonStep } from './person-step.tsx';

type Props = {
  /** What else belongs to the profile. */
  readonly children: ReactNode;
};

/** The first two steps again, each with a button of its own. */
export function InterviewerProfilePage({ children }: Props) {
  usePageTitle('Profile');
  const registration = useRead(registrationQuery);
  return (
    <div className="stack gap-xl broad narrow">
      <PageHead title="Profile" />
      <Loaded query={registration} what="your profile">
        {(data) => <Sections registration={data} />}
      </Loaded>
      {children}
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
      <section className="stack interviewer-page__section" aria-label="You">
        <h2>You</h2>
        <PersonStep {...props} />
      </section>
      <section className="stack interviewer-page__section" aria-label="Employment and skills">
        <h2>Employment and skills</h2>
        <EmploymentStep {...props} />
      </section>
    </>
  );
}
