import { Link } from '@tanstack/react-router';
import { useChanges } from '../lib/follow-changes.ts';
import { ReviewSittingPage } from '../pages/review-sitting-page.tsx';
import { Logo } from '../ui/logo.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import './sitting-layout.css';

/** The whole window for one thing after the other; the navigation is a step away. */
export function SittingLayout() {
  useChanges();
  return (
    <div className="sitting-layout">
      <SkipLink />
      <header className="row unwrapped spread sitting-layout__bar">
        <Link
          to="/company/dashboard"
          className="sitting-layout__home"
          aria-label="Candor, dashboard"
        >
          <Logo />
        </Link>
        <div className="row unwrapped">
          <KeysHelp />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="sitting-layout__main">
        <ReviewSittingPage />
      </main>
    </div>
  );
}
