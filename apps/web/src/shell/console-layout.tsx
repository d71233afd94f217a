import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { AccountPanel } from '../features/accounts/account-panel.tsx';
import { DashboardIcon, InterviewsIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/logo.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import './console-layout.css';

/** A sidebar on a desktop; under 800 px the same navigation is a bar at the bottom. */
export function ConsoleLayout() {
  const area = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.area)?.staticData.area,
  });
  const current = (name: typeof area): 'page' | undefined => (name === area ? 'page' : undefined);
  return (
    <div className="console-layout">
      <SkipLink />
      <header className="console-layout__side">
        <div className="console-layout__brand">
          <Link
            to="/company/dashboard"
            className="console-layout__home"
            aria-label="Candor, dashboard"
          >
            <Logo />
          </Link>
        </div>
        <nav className="console-layout__nav" aria-label="Company">
          <Link
            to="/company/dashboard"
            className="console-layout__link"
            aria-current={current('dashboard')}
          >
            <DashboardIcon />
            Dashboard
          </Link>
          <Link
            to="/company/interviews"
            className="console-layout__link"
            aria-current={current('interviews')}
          >
            <InterviewsIcon />
            Interviews
          </Link>
        </nav>
        <div className="console-layout__account">
          <AccountPanel />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="console-layout__content">
        <Outlet />
      </main>
    </div>
  );
}
