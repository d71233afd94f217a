import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
          <div className="home-page__actions">
            <Button
              size="md"
              renderRoot={(props) => (
                <Link to="/signup/$type" params={{ type: 'company' }} {...props} />
              )}
            >
              Hire with us
            </Button>
            <Button
              size="md"
              variant="default"
              renderRoot={(props) => <Link to="/home" hash="interview" {...props} />}
            >
              I have an interview
            </Button>
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
          <dd>
            People of the company that sent the invitation: its administrators, and those whose role
            includes interviews. Nobody else is given access.
          </dd>
        </div>
        <div>
          <dt>For how long</dt>
          <dd>
            The company sets the number of days, and deleting the recording afterwards is up to the
            company: Candor does not yet do it by itself. The interview’s first screen says how many
            days, before anything is recorded, and nobody has to go on from there.
          </dd>
        </div>
      </dl>
    </section>
  );
}
