import type { ReactNode } from 'react';
import { Mark } from '../../../ui/mark.tsx';
import './room-page.css';

/** One column below the mark: everything before and after the interview itself. */
export function RoomPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="room-bar">
        <Mark />
      </header>
      <main className="room-page">{children}</main>
    </>
  );
}
