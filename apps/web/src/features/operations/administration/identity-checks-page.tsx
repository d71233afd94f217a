import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { type CheckRow, checksQuery } from './administration-queries.ts';
import { documentWords, statusWords } from './administration-words.ts';

export function IdentityChecksPage() {
  usePageTitle('Identity checks');
  const waiting = useRead(checksQuery('waiting'));
  const decided = useRead(checksQuery('decided'));
  return (
    <AdministrationFrame title="Identity checks" intro="Oldest first. Looking at one is recorded.">
      {waiting.data === undefined ? (
        <Waiting of={waiting} what="the identity checks" />
      ) : waiting.data.checks.length === 0 ? (
        <EmptyState title="No check is waiting">
          When an interviewer hands in documents, they appear here.
        </EmptyState>
      ) : (
        <DataTable caption="Waiting" columns={columns} rows={waiting.data.checks} keyOf={keyOf} />
      )}
      {decided.data !== undefined && decided.data.checks.length > 0 && (
        <section className="administration__section" aria-labelledby="decided">
          <h2 id="decided">Decided</h2>
          <DataTable caption="Decided" columns={columns} rows={decided.data.checks} keyOf={keyOf} />
        </section>
      )}
    </AdministrationFrame>
  );
}

const keyOf = ({ checkID }: CheckRow): number => checkID;

const columns: Columns<CheckRow> = [
  {
    name: 'Interviewer',
    width: '40%',
    card: '1 whole',
    cell: ({ checkID, name, email }) => (
      <>
        <Link to="/superAdmin/dashboard/identity-checks" search={{ check: String(checkID) }}>
          {name}
        </Link>
        <span className="administration__second">{email}</span>
      </>
    ),
  },
  { name: 'Document', card: '2 start', cell: ({ documentType }) => documentWords[documentType] },
  { name: 'Handed in', card: '2 end', cell: ({ submittedAt }) => <Instant at={submittedAt} /> },
  { name: 'State', card: '3 start', cell: ({ status }) => statusWords[status] },
];
