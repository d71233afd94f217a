import { listAuditEntries } from '@candor/contract/operations/audit';
import { Button } from '@mantine/core';
import { useReadPages } from '../../../lib/read-pages.ts';
import { useAsked } from '../../../lib/use-list.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { entriesQuery } from './audit-queries.ts';
import { ChainCheck } from './chain-check.tsx';
import { ExportButton } from './export-button.tsx';
import './audit-log-page.css';

const filterNames = ['objectKind', 'objectId', 'actorAccountID', 'from', 'until'] as const;

/** Who changed what, newest first; the filters stand in the address. */
export function AuditLogPage() {
  usePageTitle('Audit log');
  const { query, onChange } = useAsked(listAuditEntries, filterNames);
  const entries = useReadPages(entriesQuery(query));
  const clear = () => onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return (
    <div className="stack">
      <PageHead
        title="Audit log"
        actions={
          <>
            <ChainCheck />
            <ExportButton query={query} />
          </>
        }
      >
        <p className="intro measure">
          Every change in this company. Each entry carries the fingerprint of the one before it, so
          that nothing can be changed or taken out unseen.
        </p>
      </PageHead>
      <AuditFilters query={query} onChange={onChange} />
      <Loaded query={entries} what="the log">
        {({ pages }) =>
          pages[0]?.entries.length === 0 ? (
            <EmptyState
              title="No entry matches"
              action={
                <Button variant="default" onClick={clear}>
                  Clear the filters
                </Button>
              }
            >
              Nothing of this kind was changed in these days.
            </EmptyState>
          ) : (
            <AuditList entries={pages.flatMap((page) => page.entries)} />
          )
        }
      </Loaded>
      {entries.hasNextPage && (
        <Button
          variant="default"
          className="audit-log-page__older"
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          Older entries
        </Button>
      )}
    </div>
  );
}
