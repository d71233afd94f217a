import type { ReactNode } from 'react';
import './plain-table.css';

export type PlainColumn<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly width?: string;
  /** Digits of one width. */
  readonly isNumber?: boolean;
};

type Props<Row> = {
  /** Left out: a heading stands above it. */
  readonly caption?: string;
  /** The first one names the row. */
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => number | string;
};

/** What is read beside each other, and is no list of ways to somewhere. */
export function PlainTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="plain-table">
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ name, width }) => (
            <th key={name} scope="col" style={width === undefined ? undefined : { width }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {columns.map(({ name, cell, isNumber }, column) => {
              const className = isNumber === true ? 'tabular' : undefined;
              return column === 0 ? (
                <th key={name} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-name={name} className={className}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
