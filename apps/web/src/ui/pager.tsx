import { Button } from '@mantine/core';
import { locale } from './reader-locale.ts';
import './pager.css';

type Props = {
  readonly total: number;
  readonly pageSize: number;
  /** Rows on this page. */
  readonly count: number;
  /** From 1. */
  readonly at: number;
  readonly onPage: (page: string | undefined) => void;
};

export function Pager({ total, pageSize, count, at, onPage }: Props) {
  const first = (at - 1) * pageSize + 1;
  const last = first + count - 1;
  if (total <= pageSize) return null;
  return (
    <nav className="row unwrapped pager" aria-label="Pages">
      <span className="tabular">
        {first.toLocaleString(locale)}–{last.toLocaleString(locale)} of{' '}
        {total.toLocaleString(locale)}
      </span>
      <Button
        variant="default"
        disabled={at === 1}
        onClick={() => onPage(at === 2 ? undefined : String(at - 1))}
      >
        Previous
      </Button>
      <Button variant="default" disabled={last >= total} onClick={() => onPage(String(at + 1))}>
        Next
      </Button>
    </nav>
  );
}
