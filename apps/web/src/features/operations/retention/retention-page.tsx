import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { HoldList } from './hold-list.tsx';
import { OneCandidate } from './one-candidate.tsx';
import { type Retention, retentionQuery } from './retention-queries.ts';
import { RetentionForm } from './retention-form.tsx';
import { countText } from './retention-words.ts';
import './retention-page.css';

/** How long the company keeps what, and what goes next. With a candidate in the address: what becomes of theirs. */
export function RetentionPage() {
  usePageTitle('Retention');
  const { candidateID } = useAddress();
  const retention = useRead(retentionQuery);
  return (
    <div className="stack gap-lg broad retention-page">
      <PageHead title="Retention">
        <p className="measure dimmed">
          Each night, whatever is older than its days is deleted for good: rows, files and
          recordings. Nobody is kept longer than they were told, whatever you set here.
        </p>
      </PageHead>
      <Loaded query={retention} what="the days">
        {(data) => (
          <>
            {candidateID !== undefined && /^[1-9]\d{0,15}$/.test(candidateID) && (
              <OneCandidate key={candidateID} candidateID={candidateID} holds={data.holds} />
            )}
            <RetentionForm rules={data.rules} />
            <LastRun run={data.lastRun} />
            <HoldList holds={data.holds} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function LastRun({ run }: { readonly run: Retention['lastRun'] }) {
  return (
    <section className="stack retention-page__section">
      <h2>Last run</h2>
      {run === null && (
        <p>There was none yet. The first one deletes nothing, so that you can look for a day.</p>
      )}
      {run !== null && (
        <p>
          <Instant at={run.startedAt} />
          {run.isWaiting &&
            ': nothing was deleted, because it was the first or the clock had jumped. Runs delete again a day later. '}
          {!run.isWaiting && run.finishedAt === null && ', not finished: the next one goes on. '}
          {run.finishedAt !== null && run.deleted.length === 0 && ': nothing was due. '}
          {run.deleted.length > 0 &&
            `: deleted ${run.deleted.map(({ kind, count }) => countText(kind, count)).join(', ')}. `}
          Each batch is a line of the{' '}
          <Link to="/company/audit-log" search={{ objectKind: 'company' }}>
            audit log
          </Link>
          .
        </p>
      )}
    </section>
  );
}
