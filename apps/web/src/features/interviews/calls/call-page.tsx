import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo.tsx';

/** One column below the mark: everything before and after the call itself. */
export function CallPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="call-mark">
        <Logo />
      </header>
      <main className="call-page">{children}</main>
    </>
  );
}
