import type { ReactNode } from 'react';
import './facts.css';

type Props = {
  readonly children: ReactNode;
  /** The names are half sentences, and the values short. */
  readonly hasLongNames?: boolean;
};

/** Names and their values, one a line. */
export function Facts({ children, hasLongNames = false }: Props) {
  return <dl className={hasLongNames ? 'facts facts--long' : 'facts'}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="stack gap-xs facts__fact">
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
