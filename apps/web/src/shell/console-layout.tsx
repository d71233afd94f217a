import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountPanel } from '../features/people/accounts/account-panel.tsx';
import { Logo } from '../ui/logo.tsx';
import { useChanges } from '../lib/follow-changes.ts';
import { loadedOnce } from '../lib/loaded-once.ts';
import { type ConsoleLink, isAbove, isCurrent } from './console-link.ts';
import { FIRST_LINKS, MoreLinks } from './more-links.tsx';
import { chromeWords } from './chrome-words.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import { useIsOpen } from './use-is-open.ts';
import './console-layout.css';

/** Nobody waits for it: the page is drawn first. */
const FindButton = lazy(
  loadedOnce(async () => (await import('./find/find-button.tsx')).FindButton),
);

const KeysHelp = lazy(loadedOnce(async () => (await import('./keys-help.tsx')).KeysHelp));

type Props = {
  /** Names the navigation to a screen reader. */
  readonly label: string;
  readonly home: string;
  readonly links: readonly ConsoleLink[];
  /** More than the navigation holds: everything can be found by its name. */
  readonly isFindable?: boolean;
  /** Below every page. */
  readonly foot?: ReactNode;
  /** Beside every page. */
  readonly beside?: ReactNode;
};

/** A sidebar on a desktop; under 800 px the first of the navigation are a bar at the bottom, and a sheet has the rest. */
export function ConsoleLayout({ label, home, links, isFindable = false, foot, beside }: Props) {
  useChanges();
  const isOpen = useIsOpen();
  const { area: current, back } = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.area)?.staticData ?? {},
  });
  const above = back === undefined ? links.find((link) => isAbove(link, current)) : back;
  const hasMore = links.length > FIRST_LINKS + 1;
  const shown = hasMore ? FIRST_LINKS : links.length;
  return (
    <div className="console-layout" data-toasts-beside>
      <SkipLink />
      <header className="console-layout__side">
        <div className="console-layout__brand">
          <Link to={home} className="console-layout__home" aria-label={chromeWords.dashboard}>
            <Logo />
          </Link>
        </div>
        {isFindable && (
          <div className="console-layout__find">
            <Suspense>
              <FindButton links={links} isOpen={isOpen} />
            </Suspense>
          </div>
        )}
        <nav className="console-layout__nav" aria-label={label}>
          {links.map(({ to, text, icon, ...link }, place) => (
            <Link
              key={to}
              to={to}
              // The area says which link is current, not the beginning of the address.
              activeOptions={{ exact: true, includeSearch: false }}
              className={
                place < shown
                  ? 'row unwrapped console-layout__link'
                  : 'row unwrapped console-layout__link console-layout__link--later'
              }
              aria-current={isCurrent(link, current) ? 'page' : undefined}
            >
              {icon}
              {text}
            </Link>
          ))}
          {hasMore && <MoreLinks links={links.slice(FIRST_LINKS)} current={current} />}
        </nav>
        <Suspense>
          <KeysHelp />
        </Suspense>
        <div className="row unwrapped bottom spread console-layout__account">
          <AccountPanel />
          <SchemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="console-layout__content">
        {above && isOpen(above.to) && (
          <Link to={above.to} className="unprinted way-back">
            {above.text}
          </Link>
        )}
        <Outlet />
        {foot}
      </main>
      <div className="console-layout__beside">{beside}</div>
    </div>
  );
}
