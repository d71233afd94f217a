import type { ReactNode } from 'react';
import './bottom-bar.css';

type Props = { readonly label: string; readonly count: string; readonly children: ReactNode };

/** What can be done with all that is selected in a list; toasts stay above it by its mark. */
export function BottomBar({ label, count, children }: Props) {
  return (
    <section className="row card bottom-bar" data-bottom-bar aria-label={label}>
      <p className="bottom-bar__count tabular">{count} selected</p>
      {children}
    </section>
  );
}
