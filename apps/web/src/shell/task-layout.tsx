import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import './task-layout.css';

export function CompanyTaskLayout() {
  return <TaskLayout aside="Decide on what happened, with the moment one click away." />;
}

/** One task in one column, nothing that leads away from it; on a desktop a pine half beside it. */
function TaskLayout({ aside }: { readonly aside: ReactNode }) {
  return (
    <div className="task-layout">
      <div className="task-layout__half">
        <header className="task-layout__bar">
          <Link to="/home" className="task-layout__home" aria-label="Candor, home">
            <Logo />
          </Link>
          <SchemeToggle />
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
