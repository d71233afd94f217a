import { Link, Outlet } from '@tanstack/react-router';
import { useLanguage, useSpeaks } from '../lib/language.ts';
import { useWornBrand } from '../ui/company-brand.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Mark } from '../ui/mark.tsx';
import { chromeWords } from './chrome-words.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import './viewer-layout.css';

/** For who follows a mailed link without having, or needing, an account: nothing leads anywhere else. */
export function ViewerLayout() {
  useLanguage();
  const speaks = useSpeaks();
  const isCompanys = useWornBrand() !== null;
  return (
    <div className="viewer-layout">
      <header className="viewer-layout__bar">
        {isCompanys ? (
          <Mark />
        ) : (
          <Link to="/home" className="viewer-layout__home" aria-label={chromeWords.home}>
            <Mark />
          </Link>
        )}
        <div className="row gap-sm">
          {speaks && <LanguageChoice />}
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="viewer-layout__main">
        <Outlet />
      </main>
    </div>
  );
}
