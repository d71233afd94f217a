import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './registration-queries.ts';
import './candidate-page.css';
import { PersonStep } from './person-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { WorkStep } from './work-step.tsx';

/** The three steps again, each with a button of its own. */
export function CandidateProfilePage() {
  usePageTitle('Profile');
  const registration = useRead(registrationQuery);
  return (
    <div className="stack gap-xl broad narrow candidate-page--narrow">
      <h1>Profile</h1>
      <Loaded query={registration} what="your profile">
        {(data) => <Sections registration={data} />}
      </Loaded>
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
      <section className="stack candidate-page__section" aria-label="You">
        <h2>You</h2>
        <PersonStep {...props} />
      </section>
      <section className="stack candidate-page__section" aria-label="Education and work">
        <h2>Education and work</h2>
        <WorkStep {...props} />
      </section>
      <section className="stack candidate-page__section" aria-label="What you look for">
        <h2>What you look for</h2>
        <PreferencesStep {...props} />
      </section>
    </>
  );
}
