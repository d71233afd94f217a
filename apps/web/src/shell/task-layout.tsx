import { Link, Outlet, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import './task-layout.css';

const sentences: Readonly<Record<string, string>> = {
  company: 'Decide on what happened, with the moment one click away.',
  candidate: 'Know before you start what is recorded, and see afterwards who watched.',
  interviewer: 'Say what you know and can judge; a person checks that it is you.',
  superAdmin: 'Everything that waits for somebody, in one place.',
};

/** The account pages: the sentence beside them follows the door that the address names. */
export function AccountTaskLayout() {
  const { type = '' } = useParams({ strict: false }) as { type?: string };
  return (
    <TaskLayout aside={sentences[type] ?? 'Interviews with the evidence beside the answers.'} />
  );
}

/** One task in one column, nothing that leads away from it; on a desktop a pine half beside it. */
export function TaskLayout({
  aside,
  account,
}: {
  readonly aside: ReactNode;
  /** Who is signed in and the way out, where somebody is. */
  readonly account?: ReactNode;
}) {
  return (
    <div className="task-layout">
      <div className="task-layout__half">
        <header className="task-layout__bar">
          <Link to="/home" className="task-layout__home" aria-label="Candor, home">
            <Logo />
          </Link>
          <div className="row unwrapped">
            {account}
            <SchemeToggle />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="task-layout__column">
          <Outlet />
        </main>
      </div>
      <aside className="task-layout__aside">
        <p>{aside}</p>
      </aside>
    </div>
  );
}
