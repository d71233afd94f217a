import { Link, Outlet } from '@tanstack/react-router';
import { AccountPanel } from '../features/people/accounts/account-panel.tsx';
import { Logo } from '../ui/logo.tsx';
import { useChanges } from '../lib/follow-changes.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import './registration-layout.css';

/** The steps of a registration: nothing leads away from them but signing out. */
export function RegistrationLayout() {
  useChanges();
  return (
    <div className="registration-layout">
      <SkipLink />
      <header className="row gap-md unwrapped spread registration-layout__bar">
        <Link to="/home" aria-label="Candor, home">
          <Logo />
        </Link>
        <div className="row gap-sm unwrapped">
          <AccountPanel isCompact />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="registration-layout__content">
        <Outlet />
      </main>
    </div>
  );
}
