import type { ReactNode } from 'react';
import { PlainTable } from '../../../ui/data-list/plain-table.tsx';
import './report-table.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Of the heading; 2 unless it stands under others. */
  readonly level?: 2 | 4;
  /** Of the heading above it, where several tables say the same of different things. */
  readonly under?: string;
  /** What is counted, in a sentence. */
  readonly about?: string;
  readonly heading: readonly string[];
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
  readonly none: string;
};

/** A chart that is its own table: the first column names, one holds the bars, the others the numbers. */
export function ReportTable({ id, title, level = 2, under, ...props }: Props) {
  const { about, heading, rows, none } = props;
  const Heading = level === 2 ? 'h2' : 'h4';
  return (
    <section
      className="stack gap-xs packed report-table"
      aria-labelledby={under === undefined ? id : `${under} ${id}`}
    >
      <Heading id={id}>{title}</Heading>
      {about !== undefined && <p className="dimmed small">{about}</p>}
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <PlainTable
          columns={heading.map((name, at) => ({
            name,
            cell: (row: Props['rows'][number]) => row[at],
            isNumber: at > 0,
          }))}
          rows={rows}
          keyOf={([name], at) => `${at}-${name}`}
        />
      )}
    </section>
  );
}
