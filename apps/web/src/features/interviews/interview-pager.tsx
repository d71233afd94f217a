import { Button } from '@mantine/core';
import type { InterviewPage } from './interview-queries.ts';
import './interview-pager.css';

type Props = {
  readonly page: InterviewPage;
  /** From 1. */
  readonly at: number;
  readonly onPage: (page: string | undefined) => void;
};

export function InterviewPager({ page, at, onPage }: Props) {
  const { total, pageSize, interviews } = page;
  const first = (at - 1) * pageSize + 1;
  const last = first + interviews.length - 1;
  if (total <= pageSize) return null;
  return (
    <nav className="interview-pager" aria-label="Pages">
      <span className="tabular">
        {first}–{last} of {total}
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
