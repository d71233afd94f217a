import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { type AuditQuery, entriesQuery } from './audit-queries.ts';
import { readAuditSearch } from './audit-search.ts';
import { ChainCheck } from './chain-check.tsx';
import { ExportButton } from './export-button.tsx';
import './audit-log-page.css';

type Change = Partial<Record<keyof AuditQuery, string | undefined>>;

/** Who changed what, newest first; the filters stand in the address. */
export function AuditLogPage() {
  usePageTitle('Audit log');
  const query = readAuditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    (values: Change): void =>
      void navigate({
        to: '/company/audit-log',
        search: (before) => ({ ...before, ...values }),
        resetScroll: false,
      }),
    [navigate],
  );
  const entries = useInfiniteQuery(entriesQuery(query));
  const clear = () => change(nothing);
  return (
    <div className="audit-log-page">
      <header className="audit-log-page__head">
        <div>
          <h1>Audit log</h1>
          <p className="audit-log-page__what">
            Every change in this company. Each entry carries the fingerprint of the one before it,
            so that nothing can be changed or taken out unseen.
          </p>
        </div>
        <div className="audit-log-page__actions">
          <ChainCheck />
          <ExportButton query={query} />
        </div>
      </header>
      <AuditFilters query={query} onChange={change} />
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

const nothing: Change = {
  objectKind: undefined,
  objectId: undefined,
  actorAccountID: undefined,
  from: undefined,
  until: undefined,
};
