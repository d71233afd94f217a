import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { loginTypeOf } from '../features/people/accounts/login-rules.ts';
import { storedLoginUserTypes } from '../features/people/accounts/login-user-types.ts';
import { useSession } from '../lib/session.ts';
import { Logo } from '../ui/logo.tsx';
import { dashboardOf } from './decide-rules.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SessionNotice } from './session-notice.tsx';
import { siteWords } from './site-words.ts';
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
        <nav className="row gap-sm unwrapped site-layout__nav" aria-label="Site">
          <Link to="/jobs">Jobs</Link>
          <Link to="/signup/$type" params={{ type: 'company' }} className="site-layout__audience">
            For companies
          </Link>
          <Link to="/signup/$type" params={{ type: 'candidate' }} className="site-layout__audience">
            For candidates
          </Link>
          <Link
            to="/signup/$type"
            params={{ type: 'interviewer' }}
            className="site-layout__audience"
          >
            For interviewers
          </Link>
          <Door />
          <SchemeToggle />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="site-layout__main">
        <SessionNotice />
        <Outlet />
      </main>
      <footer className="row gap-sm spread site-layout__footer">
        <Logo />
        <nav aria-label="Footer">
          <Link to="/login/$type" params={{ type: 'company' }}>
            Company sign-in
          </Link>
          <Link to="/login/$type" params={{ type: 'candidate' }}>
            Candidate sign-in
          </Link>
          <Link to="/login/$type" params={{ type: 'interviewer' }}>
            Interviewer sign-in
          </Link>
          <Link to="/login/$type" params={{ type: 'superAdmin' }}>
            Super admin sign-in
          </Link>
          <Link to="/home" hash="interview">
            I have an interview
          </Link>
        </nav>
      </footer>
    </div>
  );
}

/** "Sign in" is the door that this browser used last; whoever is signed in goes on where they work. */
function Door() {
  const session = useSession();
  const [type] = useState(() => loginTypeOf(storedLoginUserTypes()[0]));
  if (session !== undefined) return <Link to={dashboardOf(session)}>{siteWords.dashboard}</Link>;
  return (
    <Link to="/login/$type" params={{ type }}>
      {siteWords.signIn}
    </Link>
  );
}
