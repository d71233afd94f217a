import type { ReactNode } from 'react';
import './scroll-box.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** A long table that scrolls inside itself, by keyboard too. */
export function ScrollBox({ label, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll-box" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
