import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { NodeSection } from './node-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { QueueSection } from './queue-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { agoText, countText } from './watch-figures.ts';
import { type Vitals, vitalsQuery } from './watch-queries.ts';
import { alarmWords, connectionsText, nowLines, pageWords, waitingLines } from './watch-words.ts';
import './watch.css';

/** How the installation is, for whoever runs it: first what is wrong, then what waits, then how much there is. */
export function OperationsPage() {
  usePageTitle(pageWords.title);
  const vitals = useRead(vitalsQuery);
  return (
    <div className="stack gap-lg broad">
      <PageHead title={pageWords.title} />
      <Loaded query={vitals} what={pageWords.what}>
        {(data) => <Installation {...data} />}
      </Loaded>
    </div>
  );
}

function Installation(vitals: Vitals) {
  const { version, runningSince, queues, failedJobs, at } = vitals;
  return (
    <>
      <p className="dimmed">
        {pageWords.running(version)}
        <Instant at={runningSince} />. {pageWords.again}
      </p>
      <Maintenance since={vitals.maintenanceSince} at={at} />
      <Alarms {...vitals} />
      <NowSection {...vitals} />
      <WaitingSection {...vitals} />
      <QueueSection queues={queues} failedJobs={failedJobs} at={at} />
      <NodeSection nodes={vitals.nodes} at={at} />
      <StorageSection {...vitals.storage} />
      <ProofSection backup={vitals.backup} chains={vitals.chains} at={at} />
    </>
  );
}

/** Whether anybody but super admins gets in. */
function Maintenance({ since, at }: { readonly since: string | null; readonly at: string }) {
  const link = <Link to="/superAdmin/dashboard/maintenance">{pageWords.maintenance}</Link>;
  if (since === null) {
    return (
      <p>
        {pageWords.open} {link}
      </p>
    );
  }
  return (
    <p className="notice">
      <StateMark shape="paused">
        <strong>{pageWords.closed(agoText(since, at))}</strong> {link}
      </StateMark>
    </p>
  );
}

/** A new alarm is told to who listens; ages, which change at each look, are not. */
function Alarms(vitals: Vitals) {
  const { alarms, at } = vitals;
  const told = alarms.map(({ kind }) => `${alarmWords[kind](vitals).what}.`);
  return (
    <section>
      <p className="visually-hidden" aria-live="polite">
        {told.length === 0 ? `${pageWords.well}.` : told.join(' ')}
      </p>
      {alarms.length === 0 ? (
        <p className="notice">
          <StateMark shape="good">
            <strong>{pageWords.well}.</strong> {pageWords.nothingWaits}
          </StateMark>
        </p>
      ) : (
        <div className="notice bad stack gap-sm">
          <h2 className="minor">{pageWords.wrong}</h2>
          <ul className="stack gap-sm">
            {alarms.map(({ kind, since }) => {
              const { what, help } = alarmWords[kind](vitals);
              return (
                <li key={kind}>
                  <StateMark shape="wrong">
                    <strong>{what}.</strong> {help}
                    {since !== null && (
                      <span className="dimmed small">
                        {' '}
                        {pageWords.noticed + agoText(since, at)}.
                      </span>
                    )}
                  </StateMark>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}

function NowSection(vitals: Vitals) {
  return (
    <section className="stack gap-sm" aria-labelledby="now">
      <h2 id="now">{pageWords.now}</h2>
      <dl className="watch__now">
        {nowLines(vitals).map(({ name, count, note }) => (
          <div key={name} className="card">
            <dt className="dimmed small">{name}</dt>
            <dd className="watch__figure tabular">{countText(count)}</dd>
            {note !== '' && <dd className="dimmed small">{note}</dd>}
          </div>
        ))}
      </dl>
      <p>
        {connectionsText(vitals.calls)}{' '}
        <Link to="/superAdmin/dashboard/operations/relay">{pageWords.relay}</Link>
      </p>
    </section>
  );
}

function WaitingSection(vitals: Vitals) {
  return (
    <section className="stack gap-sm" aria-labelledby="waits">
      <h2 id="waits">{pageWords.waits}</h2>
      <dl className="lines">
        {waitingLines(vitals).map(({ name, count, note, oldestAt, isAlarm }) => (
          <div key={name} className="watch__line">
            <dt>{isAlarm ? <StateMark shape="wrong">{name}</StateMark> : name}</dt>
            <dd className="watch__count tabular">{countText(count)}</dd>
            <dd className="dimmed">
              {[oldestAt !== null && agoText(oldestAt, vitals.at), note].filter(Boolean).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
