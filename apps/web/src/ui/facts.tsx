import type { ReactNode } from 'react';
import './facts.css';

/** Names and their values, one a line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="stack gap-xs facts__fact">
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
