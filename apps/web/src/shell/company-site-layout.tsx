import { Link, Outlet } from '@tanstack/react-router';
import { useLanguage } from '../lib/language.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Mark } from '../ui/mark.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SessionNotice } from './session-notice.tsx';
import { siteWords } from './site-words.ts';
import { SkipLink } from './skip-link.tsx';
import './site-layout.css';

/** What candidates read of one company: with its own face, and nothing that sells this product. */
export function CompanySiteLayout() {
  useLanguage();
  return (
    <div className="site-layout">
      <SkipLink />
      <header className="site-layout__bar site-layout__bar--spoken">
        <Mark />
        <nav className="row gap-sm unwrapped site-layout__nav" aria-label={siteWords.nav}>
          <Link to="/jobs">{siteWords.jobs}</Link>
          <Link to="/login/$type" params={{ type: 'candidate' }}>
            {siteWords.signIn}
          </Link>
        </nav>
        <div className="row gap-sm unwrapped">
          <LanguageChoice />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="site-layout__main">
        <SessionNotice />
        <Outlet />
      </main>
      <footer className="row gap-sm spread site-layout__footer">
        <nav aria-label={siteWords.footer}>
          <Link to="/home" hash="interview">
            {siteWords.interview}
          </Link>
        </nav>
      </footer>
    </div>
  );
}
