import type { ReactNode } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import './status-page.css';

type Props = {
  /** The state, as a sentence that stands by itself. */
  readonly title: string;
  readonly children: ReactNode;
  readonly problem?: { readonly text: string; readonly count: number } | undefined;
  /** At most one. */
  readonly action?: ReactNode;
  readonly back?: ReactNode;
};

/** How things stand with an account: one state, one action, one way back. */
export function StatusPage({ title, children, problem, action, back }: Props) {
  return (
    <section className="stack gap-lg">
      <h1>{title}</h1>
      <div className="stack gap-sm dimmed status-page__text">{children}</div>
      {problem !== undefined && <FormProblem key={problem.count} text={problem.text} />}
      {(action !== undefined || back !== undefined) && (
        <div className="row gap-md">
          {action}
          {back}
        </div>
      )}
    </section>
  );
}
