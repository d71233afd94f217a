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
import { profileWords as words, registrationWords as steps } from './job-seeker-words.ts';
import { WorkStep } from './work-step.tsx';

/** The three steps again, each with a button of its own. */
export function CandidateProfilePage() {
  usePageTitle(words.page);
  const registration = useRead(registrationQuery);
  return (
    <div className="stack gap-xl broad narrow candidate-page--narrow">
      <h1>{words.page}</h1>
      <Loaded query={registration} what={words.what}>
        {(data) => <Sections registration={data} />}
      </Loaded>
    </div>
  );
}

function Sections({ registration }: { readonly registration: Registration }) {
  const refresh = useRefreshRegistration();
  const saved = async (): Promise<void> => {
    showToast({ tone: 'success', text: words.saved });
    await Promise.all([refresh(), refreshFacts()]);
  };
  const props = { registration, isDrafted: false, button: words.save, onSent: () => void saved() };
  return (
    <>
      <section className="stack candidate-page__section" aria-label={steps.you}>
        <h2>{steps.you}</h2>
        <PersonStep {...props} />
      </section>
      <section className="stack candidate-page__section" aria-label={steps.work}>
        <h2>{steps.work}</h2>
        <WorkStep {...props} />
      </section>
      <section className="stack candidate-page__section" aria-label={steps.wishes}>
        <h2>{steps.wishes}</h2>
        <PreferencesStep {...props} />
      </section>
    </>
  );
}
