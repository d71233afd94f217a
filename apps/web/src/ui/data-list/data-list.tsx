import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { Loaded } from '../loaded.tsx';
import { EmptyState } from '../page-states.tsx';
import { usePageTitle } from '../page-title.ts';
import { Pager } from '../pager.tsx';
import type { Columns, Key, Selection } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { type Filter, ListFilters } from './list-filters.tsx';
import type { ListWords } from './list-words.ts';
import { isNarrowed } from './narrowed-rules.ts';
import { useSelection } from './use-selection.ts';
import { hiddenOf, ViewSlot } from './view-slot.ts';
import { PageHead } from '../page-head.tsx';

type Page = { readonly total: number; readonly pageSize: number };
type Query = Readonly<Record<string, string | undefined>>;

type Props<Data extends Page, Row, Name extends string> = {
  /** From `useList`. */
  readonly list: {
    readonly query: Query;
    readonly filters: readonly Name[];
    readonly result: UseQueryResult<Data>;
    readonly onChange: (values: Query) => void;
    readonly asks: string;
    readonly hide: string | undefined;
  };
  readonly words: ListWords<Data>;
  readonly filters: readonly Filter<Name | 'sort'>[];
  readonly columns: Columns<Row>;
  readonly rowsOf: (data: Data) => readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** As of `PageHead`. */
  readonly back?: ReactNode;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  /** How a first one is made. */
  readonly firstAction?: ReactNode;
  readonly select?:
    | (Pick<Selection<Row>, 'nameAll' | 'nameOf'> & {
        /** What can be done with those who are selected. */
        readonly renderBar: (chosen: readonly Row[], onClear: () => void) => ReactNode;
      })
    | undefined;
  /** Before the filters: what the page says besides its rows. */
  readonly above?: ReactNode;
  /** Between filters and rows. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
};

/** A page that is a list: heading and count, filters, rows, pages; and why there is nothing. */
export function DataList<Data extends Page, Row, Name extends string>(
  props: Props<Data, Row, Name>,
) {
  const { list, words, filters, back, actions, above, children, below } = props;
  usePageTitle(words.title);
  return (
    <div className="stack">
      <PageHead
        title={words.title}
        back={back}
        beside={
          <output className="dimmed tabular">
            {list.result.data !== undefined && words.count(list.result.data)}
          </output>
        }
        actions={
          <>
            <ViewsOf {...props} />
            {actions}
          </>
        }
      />
      {above}
      <ListFilters filters={filters} query={list.query} onChange={list.onChange} />
      {children}
      <Loaded query={list.result} what={words.what}>
        {(data) => <Found {...props} data={data} />}
      </Loaded>
      {below}
    </div>
  );
}

/** The way to the kept views of this list, where its frame has one. */
function ViewsOf<Data extends Page, Row, Name extends string>(props: Props<Data, Row, Name>) {
  const { list, words, filters, columns } = props;
  const renderViews = use(ViewSlot);
  const isSorted = filters.some(({ name }) => name === 'sort');
  return renderViews({
    asks: list.asks,
    what: words.what,
    names: isSorted ? [...list.filters, 'sort'] : list.filters,
    columns: columns.slice(1).map(({ name }) => name),
  });
}

type FoundProps<Data extends Page, Row, Name extends string> = Props<Data, Row, Name> & {
  readonly data: Data;
};

function Found<Data extends Page, Row, Name extends string>(props: FoundProps<Data, Row, Name>) {
  const { list, words, filters, rowsOf, data, firstAction } = props;
  const { query, onChange } = list;
  const rows = rowsOf(data);
  if (rows.length > 0) {
    return (
      <>
        <Rows key={JSON.stringify(query)} {...props} rows={rows} />
        <Pager
          {...{ total: data.total, pageSize: data.pageSize, count: rows.length }}
          at={Number(query['page'] ?? '1')}
          onPage={(page) => onChange({ page })}
        />
      </>
    );
  }
  if (data.total === 0 && words.none !== undefined && !isNarrowed(query, list.filters, filters)) {
    return (
      <EmptyState title={words.none.title} action={firstAction}>
        {words.none.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.unmatched.title(query)}
      action={
        <Button
          variant="default"
          onClick={() =>
            onChange(Object.fromEntries(list.filters.map((name) => [name, undefined])))
          }
        >
          {words.unmatched.clear ?? 'Clear the filters'}
        </Button>
      }
    >
      {words.unmatched.text}
    </EmptyState>
  );
}

type RowsProps<Data extends Page, Row, Name extends string> = Props<Data, Row, Name> & {
  readonly rows: readonly Row[];
};

/** Another view begins without a selection. */
function Rows<Data extends Page, Row, Name extends string>({
  list,
  words,
  rows,
  keyOf,
  select,
  ...props
}: RowsProps<Data, Row, Name>) {
  const { keys, onSelect, chosen, onClear } = useSelection(rows, keyOf);
  const hidden = hiddenOf(list.hide);
  const columns = props.columns.filter(({ name }, at) => at === 0 || !hidden.includes(name));
  return (
    <>
      <DataTable
        caption={words.caption ?? words.title}
        {...{ columns, rows, keyOf }}
        selection={select && { ...select, keys, onSelect }}
      />
      {select?.renderBar(chosen, onClear)}
    </>
  );
}
