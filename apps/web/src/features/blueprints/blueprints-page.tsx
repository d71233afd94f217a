import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { BlueprintList } from './blueprint-list.tsx';
import { type BlueprintPageOf, type BlueprintQuery, blueprintsQuery } from './blueprint-queries.ts';
import { readBlueprintSearch } from './blueprint-search.ts';
import './blueprints-page.css';

type Change = Partial<Record<keyof BlueprintQuery, string | undefined>>;

/** What a bot interview can ask, each as a test of its own. */
export function BlueprintsPage() {
  usePageTitle('Tests');
  const query = readBlueprintSearch(useSearch({ from: '/company/blueprints' }));
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/blueprints',
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const blueprints = useQuery(blueprintsQuery(query));
  return (
    <div className="blueprints-page">
      <header className="blueprints-page__head">
        <h1>Tests</h1>
        <output className="blueprints-page__count tabular">
          {blueprints.data !== undefined && countText(blueprints.data.total)}
        </output>
        <NewButton />
      </header>
      <search className="blueprints-page__filters">
        <SearchField
          label="Search"
          placeholder="Name of a test"
          given={query.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          aria-label="State"
          value={query.state ?? 'active'}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: 'active', label: 'In use' },
            { value: 'archived', label: 'Archived' },
          ]}
        />
        <NativeSelect
          aria-label="Sort"
          value={query.sort ?? 'updated'}
          onChange={(event) => change({ sort: event.currentTarget.value })}
          data={[
            { value: 'updated', label: 'Last changed first' },
            { value: 'name', label: 'Name A–Z' },
          ]}
        />
      </search>
      <Loaded query={blueprints} what="the tests">
        {(data) => <Found page={data} query={query} onChange={change} />}
      </Loaded>
    </div>
  );
}

function NewButton() {
  return (
    <Button renderRoot={(props) => <Link to="/company/blueprints/edit" {...props} />}>
      New test
    </Button>
  );
}

type FoundProps = {
  readonly page: BlueprintPageOf;
  readonly query: BlueprintQuery;
  readonly onChange: (values: Change) => void;
};

function Found({ page, query, onChange }: FoundProps) {
  if (page.blueprints.length > 0) {
    return (
      <>
        <BlueprintList blueprints={page.blueprints} />
        <Pager
          total={page.total}
          pageSize={page.pageSize}
          count={page.blueprints.length}
          at={Number(query.page ?? '1')}
          onPage={(to) => onChange({ page: to })}
        />
      </>
    );
  }
  if (query.search === undefined && query.state !== 'archived') {
    return (
      <EmptyState title="No tests yet" action={<NewButton />}>
        A test says which skills an interview asks, how long it takes and what is watched.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={query.search === undefined ? 'Nothing here' : `No test matches “${query.search}”`}
      action={
        <Button variant="default" onClick={() => onChange({ search: undefined, state: undefined })}>
          Clear the filters
        </Button>
      }
    >
      Try fewer words, or the tests in use.
    </EmptyState>
  );
}

const countText = (total: number): string => (total === 1 ? '1 test' : `${total} tests`);
