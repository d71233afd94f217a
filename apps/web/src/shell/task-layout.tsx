import { Link, Outlet, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isLoginType } from '../features/people/accounts/login-rules.ts';
import { useLanguage, useSpeaks } from '../lib/language.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Logo } from '../ui/logo.tsx';
import { chromeWords } from './chrome-words.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { taskLayoutWords as words } from './task-layout-words.ts';
import './task-layout.css';

/** The account pages: the sentence beside them follows the door that the address names. */
export function AccountTaskLayout() {
  useLanguage();
  const speaks = useSpeaks();
  const { type } = useParams({ strict: false }) as { type?: string };
  const aside = words[isLoginType(type) ? type : 'others'];
  return <TaskLayout aside={aside} account={speaks && <LanguageChoice />} />;
}

/** One task in one column, nothing that leads away from it; on a desktop a pine half beside it. */
export function TaskLayout({
  aside,
  account,
}: {
  readonly aside: ReactNode;
  /** Who is signed in and the way out, where somebody is. */
  readonly account?: ReactNode;
}) {
  return (
    <div className="task-layout">
      <div className="task-layout__half">
        <header className="task-layout__bar">
          <Link to="/home" className="task-layout__home" aria-label={chromeWords.home}>
            <Logo />
          </Link>
          <div className="row unwrapped">
            {account}
            <SchemeToggle />
          </div>
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
