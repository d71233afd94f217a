import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { type Overview, overviewQuery } from './administration-queries.ts';
import { RecordingTroubles } from './recording-troubles.tsx';

const LOOK_AGAIN_MS = 30_000;

/** First what waits for somebody, then how much there is. */
export function OverviewPage() {
  usePageTitle('Overview');
  const overview = useRead({ ...overviewQuery, refetchInterval: LOOK_AGAIN_MS });
  return (
    <AdministrationFrame title="Overview">
      {overview.data === undefined ? (
        <Waiting of={overview} what="the overview" />
      ) : (
        <Queues {...overview.data} />
      )}
    </AdministrationFrame>
  );
}

function Queues(overview: Overview) {
  const { identityChecksWaiting, oldestIdentityCheckAt, mailsRefused, mailsLate } = overview;
  const { membershipsWaiting, oldestMembershipAt } = overview;
  const { recordingsTroubled, oldestRecordingTroubleAt } = overview;
  return (
    <>
      {overview.isInMaintenance && (
        <p className="administration__warning" aria-live="polite">
          Candor is in maintenance: nobody but super admins gets in.{' '}
          <Link to="/superAdmin/dashboard/maintenance">End it</Link>
        </p>
      )}
      <section className="stack administration__section" aria-labelledby="queues">
        <h2 id="queues">Waiting for somebody</h2>
        <dl className="lines">
          <Queue count={recordingsTroubled} name="Failed uploads or conversions">
            {oldestRecordingTroubleAt === null ? (
              'None: every recording is ready 15 minutes after its interview.'
            ) : (
              <>
                The oldest since <Instant at={oldestRecordingTroubleAt} />.{' '}
                <a href="#recordings">Which they are</a>
              </>
            )}
          </Queue>
          <Queue count={identityChecksWaiting} name="Identity checks">
            {oldestIdentityCheckAt === null ? (
              'None is waiting.'
            ) : (
              <>
                The oldest since <Instant at={oldestIdentityCheckAt} />.{' '}
                <Link to="/superAdmin/dashboard/identity-checks">Review</Link>
              </>
            )}
          </Queue>
          <Queue count={membershipsWaiting} name="Requests to join a company">
            {oldestMembershipAt === null ? (
              'None is waiting.'
            ) : (
              <>
                The oldest since <Instant at={oldestMembershipAt} />.{' '}
                <Link to="/superAdmin/dashboard/companies" search={{ state: 'waiting' }}>
                  Where they wait
                </Link>
              </>
            )}
          </Queue>
          <Queue count={mailsRefused} name="Mails refused for good">
            {mailsRefused === 0 ? 'None.' : 'The mail server said no; the log says why.'}
          </Queue>
          <Queue count={mailsLate} name="Mails late by 15 minutes or more">
            {mailsLate === 0 ? 'None.' : 'They are tried again by themselves.'}
          </Queue>
          <Queue count={overview.companiesNewThisWeek} name="New companies this week">
            <Link to="/superAdmin/dashboard/companies">Look at them</Link>
          </Queue>
        </dl>
      </section>
      {recordingsTroubled > 0 && <RecordingTroubles />}
      <section className="stack administration__section" aria-labelledby="totals">
        <h2 id="totals">In all</h2>
        <p>
          <Link to="/superAdmin/dashboard/companies">{overview.companies} companies</Link>
          {overview.companiesSuspended > 0 && `, ${overview.companiesSuspended} of them suspended`};{' '}
          <Link to="/superAdmin/dashboard/people">{overview.people} people</Link>.
        </p>
      </section>
    </>
  );
}

function Queue({
  count,
  name,
  children,
}: {
  readonly count: number;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="administration__queue">
      <dt>{name}</dt>
      <dd className="administration__count tabular">{count}</dd>
      <dd className="dimmed administration__note">{children}</dd>
    </div>
  );
}
