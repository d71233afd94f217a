import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import type { ReactNode } from 'react';
import { appealLineWords } from './appeal-line-words.ts';
import { Instant } from './instant.tsx';

type Props = {
  readonly appeal: { readonly state: AppealState | 'possible'; readonly until: string | null };
  /** The way there. */
  readonly children: ReactNode;
};

/** Of an application as its candidate reads it: that an appeal is possible, or what became of it. */
export function AppealLine({ appeal: { state, until }, children }: Props) {
  return (
    <p className="small">
      <span className="dimmed">
        {appealLineWords[state]}
        {until !== null && <Instant at={until} />}
      </span>{' '}
      {children}
    </p>
  );
}
