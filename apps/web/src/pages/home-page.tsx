import { briefAccess, briefKept } from '@candor/contract/promise-rules';
import { ButtonLink } from '../ui/button-link.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { HomeExample } from './home-example.tsx';
import { HomeInterview } from './home-interview.tsx';
import './home-page.css';

export function HomePage() {
  usePageTitle('Interviews with evidence');
  return (
    <>
      <section className="home-page__opening">
        <div className="home-page__pitch">
          <h1>Interviews with the evidence beside the answers</h1>
          <p className="home-page__lead">
            Candor runs timed skill interviews in the browser, records the screen, and puts every
            answer next to the moment it was given.
          </p>
          <div className="row gap-sm home-page__actions">
            <ButtonLink size="md" to="/signup/$type" params={{ type: 'company' }}>
              Hire with us
            </ButtonLink>
            <ButtonLink size="md" variant="default" to="/home" hash="interview">
              I have an interview
            </ButtonLink>
          </div>
        </div>
        <HomeExample />
      </section>
      <HomeInterview />
      <HomePrivacy />
    </>
  );
}

function HomePrivacy() {
  return (
    <section className="home-page__section" aria-labelledby="privacy">
      <h2 id="privacy">What happens to a recording</h2>
      <dl className="home-page__facts">
        <div>
          <dt>What is recorded</dt>
          <dd>
            The whole screen, with the camera picture that the page shows, the microphone and, where
            the browser can give it, the computer’s sound: from the start of the interview to its
            end.
          </dd>
        </div>
        <div>
          <dt>Who sees it</dt>
          <dd>{briefAccess(null)}</dd>
        </div>
        <div>
          <dt>For how long</dt>
          <dd>{briefKept(null)}</dd>
        </div>
      </dl>
    </section>
  );
}
