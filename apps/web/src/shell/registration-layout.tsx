import { Link, Outlet } from '@tanstack/react-router';
import { AccountPanel } from '../features/people/accounts/account-panel.tsx';
import { Logo } from '../ui/logo.tsx';
import { useLanguage, useSpeaks } from '../lib/language.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { useChanges } from '../lib/follow-changes.ts';
import { chromeWords } from './chrome-words.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import './registration-layout.css';

/** The steps of a registration: nothing leads away from them but signing out. */
export function RegistrationLayout() {
  useChanges();
  useLanguage();
  const speaks = useSpeaks();
  return (
    <div className="registration-layout">
      <SkipLink />
      <header className="row gap-md unwrapped spread registration-layout__bar">
        <Link to="/home" aria-label={chromeWords.home}>
          <Logo />
        </Link>
        <div className="row gap-sm unwrapped">
          <AccountPanel isCompact />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="registration-layout__content">
        <Outlet />
        {speaks && (
          <footer className="section registration-layout__foot">
            <LanguageChoice />
          </footer>
        )}
      </main>
    </div>
  );
}
