import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Instant } from '../../ui/instant.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { type CheckRow, checksQuery } from './administration-queries.ts';
import { documentWords, statusWords } from './words.ts';

export function IdentityChecksPage() {
  usePageTitle('Identity checks');
  const waiting = useQuery(checksQuery('waiting'));
  const decided = useQuery(checksQuery('decided'));
  return (
    <AdministrationFrame title="Identity checks" intro="Oldest first. Looking at one is recorded.">
      {waiting.data === undefined ? (
        <Waiting of={waiting} what="the identity checks" />
      ) : waiting.data.checks.length === 0 ? (
        <EmptyState title="No check is waiting">
          When an interviewer hands in documents, they appear here.
        </EmptyState>
      ) : (
        <List caption="Waiting" checks={waiting.data.checks} />
      )}
      {decided.data !== undefined && decided.data.checks.length > 0 && (
        <section className="administration__section" aria-labelledby="decided">
          <h2 id="decided">Decided</h2>
          <List caption="Decided" checks={decided.data.checks} />
        </section>
      )}
    </AdministrationFrame>
  );
}

function List({
  caption,
  checks,
}: {
  readonly caption: string;
  readonly checks: readonly CheckRow[];
}) {
  return (
    <table className="administration__table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Interviewer</th>
          <th scope="col">Document</th>
          <th scope="col">Handed in</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check) => (
          <tr key={check.checkID}>
            <th scope="row">
              <Link
                to="/superAdmin/dashboard/identity-checks"
                search={{ check: String(check.checkID) }}
              >
                {check.name}
              </Link>
              <span className="administration__second">{check.email}</span>
            </th>
            <td>{documentWords[check.documentType]}</td>
            <td>
              <Instant at={check.submittedAt} />
            </td>
            <td>{statusWords[check.status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
