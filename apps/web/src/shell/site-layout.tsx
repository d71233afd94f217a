import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { loginTypeOf } from '../features/people/accounts/login-rules.ts';
import { storedLoginUserTypes } from '../features/people/accounts/login-user-types.ts';
import { useLanguage, useSpeaks } from '../lib/language.ts';
import { useSession } from '../lib/session.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Logo } from '../ui/logo.tsx';
import { dashboardOf } from './decide-rules.ts';
import { chromeWords } from './chrome-words.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SessionNotice } from './session-notice.tsx';
import { siteWords } from './site-words.ts';
import { SkipLink } from './skip-link.tsx';
import './site-layout.css';

/** Public pages: a top bar and a footer. */
export function SiteLayout() {
  useLanguage();
  const speaks = useSpeaks();
  return (
    <div className="site-layout">
      <SkipLink />
      <header className={`site-layout__bar ${speaks ? 'site-layout__bar--spoken' : ''}`}>
        <Link to="/home" className="site-layout__home" aria-label={chromeWords.home}>
          <Logo />
        </Link>
        <nav className="row gap-sm unwrapped site-layout__nav" aria-label={siteWords.nav}>
          <Link to="/jobs">{siteWords.jobs}</Link>
          <Link to="/signup/$type" params={{ type: 'company' }} className="site-layout__audience">
            {siteWords.forCompanies}
          </Link>
          <Link to="/signup/$type" params={{ type: 'candidate' }} className="site-layout__audience">
            {siteWords.forCandidates}
          </Link>
          <Link
            to="/signup/$type"
            params={{ type: 'interviewer' }}
            className="site-layout__audience"
          >
            {siteWords.forInterviewers}
          </Link>
          <Door />
        </nav>
        <div className="row gap-sm unwrapped">
          {speaks && <LanguageChoice />}
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="site-layout__main">
        <SessionNotice />
        <Outlet />
      </main>
      <footer className="row gap-sm spread site-layout__footer">
        <Logo />
        <nav aria-label={siteWords.footer}>
          <Link to="/login/$type" params={{ type: 'company' }}>
            {siteWords.companySignIn}
          </Link>
          <Link to="/login/$type" params={{ type: 'candidate' }}>
            {siteWords.candidateSignIn}
          </Link>
          <Link to="/login/$type" params={{ type: 'interviewer' }}>
            {siteWords.interviewerSignIn}
          </Link>
          <Link to="/login/$type" params={{ type: 'superAdmin' }}>
            {siteWords.superAdminSignIn}
          </Link>
          <Link to="/home" hash="interview">
            {siteWords.interview}
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
