import type { Column, Columns, Key, Selection } from './columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import './data-table.css';

type Props<Row> = {
  readonly caption: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** Left out: nothing could be done with those who are selected. */
  readonly selection?: Selection<Row> | undefined;
};

/** J and K walk the rows, Enter opens the one in focus; on a phone each row is a card. */
export function DataTable<Row>({ caption, columns, rows, keyOf, selection }: Props<Row>) {
  useRowKeys();
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection !== undefined && (
            <th scope="col" className="data-table__box">
              <AllBox keys={rows.map(keyOf)} selection={selection} />
            </th>
          )}
          {columns.map(({ name, width }) => (
            <th key={name} scope="col" style={width === undefined ? undefined : { width }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} rowKey={keyOf(row)} {...{ columns, selection }} />
        ))}
      </tbody>
    </table>
  );
}

type AllProps<Row> = { readonly keys: readonly Key[]; readonly selection: Selection<Row> };

function AllBox<Row>({ keys, selection }: AllProps<Row>) {
  return (
    <input
      type="checkbox"
      aria-label={selection.nameAll}
      checked={keys.length > 0 && keys.every((key) => selection.keys.has(key))}
      onChange={(event) => selection.onSelect(keys, event.currentTarget.checked)}
    />
  );
}

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'selection'> & {
  readonly row: Row;
  readonly rowKey: Key;
};

function TableRow<Row>({ row, rowKey, columns, selection }: RowProps<Row>) {
  const isSelected = selection?.keys.has(rowKey) === true;
  return (
    <tr data-selected={isSelected || undefined}>
      {selection !== undefined && (
        <td className="data-table__box">
          <input
            type="checkbox"
            aria-label={`Select ${selection.nameOf(row)}`}
            checked={isSelected}
            onChange={(event) => selection.onSelect([rowKey], event.currentTarget.checked)}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.name} scope="row" {...lookOf({ card: '1 start', ...column })}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.name} {...lookOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const lookOf = <Row,>({ card, isDimmed, isNumber, isWrapped }: Column<Row>) => ({
  className: isNumber === true ? 'tabular' : undefined,
  'data-card': card ?? 'none',
  'data-dimmed': isDimmed,
  'data-wrapped': isWrapped,
});

/** A dash in a column; on a phone, where there are no columns, nothing. */
export function None() {
  return <span className="data-table__none">–</span>;
}
