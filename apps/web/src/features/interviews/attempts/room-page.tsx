import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../ui/language-choice.tsx';
import { Mark } from '../../../ui/mark.tsx';
import './room-page.css';

/** One column below the mark: everything before and after the interview itself. */
export function RoomPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="room-bar">
        <Mark />
        <LanguageChoice />
      </header>
      <main className="room-page">{children}</main>
    </>
  );
}
