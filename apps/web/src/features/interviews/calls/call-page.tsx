import type { ReactNode } from 'react';
import { Mark } from '../../../ui/mark.tsx';

/** One column below the mark: everything before and after the call itself. */
export function CallPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="call-mark">
        <Mark />
      </header>
      <main className="call-page">{children}</main>
    </>
  );
}
