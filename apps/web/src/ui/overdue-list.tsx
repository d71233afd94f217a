import type { ReactNode } from 'react';
import { Instant } from './instant.tsx';

const MOST = 5;

type Row = { readonly jobTitle: string; readonly replyBy: string };

type Props<R extends Row> = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Leads to all of them. */
  readonly all: ReactNode;
  /** “promised by”. */
  readonly promised: string;
  /** The longest overdue first; the first five are shown. */
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => number;
  /** Of whom, leading to it. */
  readonly children: (row: R) => ReactNode;
};

/** Of a dashboard: whose answer was promised by a time that has passed. */
export function OverdueList<R extends Row>({ rows, keyOf, children, ...shown }: Props<R>) {
  const { id, title, all, promised } = shown;
  return (
    <section className="stack gap-xs" aria-labelledby={id}>
      <h2 id={id}>
        {title} {all}
      </h2>
      <ul>
        {rows.slice(0, MOST).map((row) => (
          <li key={keyOf(row)} className="line">
            {children(row)}
            <span className="dimmed small">{row.jobTitle}</span>
            <span className="dimmed small">
              {promised} <Instant at={row.replyBy} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
