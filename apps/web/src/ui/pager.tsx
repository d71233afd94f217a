import { Button } from '@mantine/core';
import { pagerWords as words } from './pager-words.ts';
import { readerLocale } from './reader-locale.ts';
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
  const told = (amount: number): string => amount.toLocaleString(readerLocale());
  if (total <= pageSize) return null;
  return (
    <nav className="row unwrapped pager" aria-label={words.pages}>
      <span className="tabular">{words.span(told(first), told(last), told(total))}</span>
      <Button
        variant="default"
        disabled={at === 1}
        onClick={() => onPage(at === 2 ? undefined : String(at - 1))}
      >
        {words.previous}
      </Button>
      <Button variant="default" disabled={last >= total} onClick={() => onPage(String(at + 1))}>
        {words.next}
      </Button>
    </nav>
  );
}
