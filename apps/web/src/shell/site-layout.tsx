import { Link, Outlet } from '@tanstack/react-router';
import { Logo } from '../ui/logo.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import './site-layout.css';

/** Public pages: a top bar and a footer. */
export function SiteLayout() {
  return (
    <div className="site-layout">
      <SkipLink />
      <header className="site-layout__bar">
        <Link to="/home" className="site-layout__home" aria-label="Candor, home">
          <Logo />
        </Link>
        <nav className="site-layout__nav" aria-label="Site">
          <Link to="/login/$type" params={{ type: 'company' }}>
            Sign in
          </Link>
          <SchemeToggle />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="site-layout__main">
        <SessionNotice />
        <Outlet />
      </main>
      <footer className="site-layout__footer">
        <Logo />
        <nav aria-label="Footer">
          <Link to="/login/$type" params={{ type: 'company' }}>
            Company sign-in
          </Link>
          <Link to="/home" hash="interview">
            I have an interview
          </Link>
        </nav>
      </footer>
    </div>
  );
}
