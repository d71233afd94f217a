import { lazy, Suspense, useState } from 'react';
import { loadedOnce } from '../lib/loaded-once.ts';
import { MoreIcon } from '../ui/icons.tsx';
import { type ConsoleLink, isCurrent } from './console-link.ts';
import { moreWords } from './more-words.ts';
import './more-links.css';

/** What a phone's bar shows before “More”: five words are as many as its width holds. */
export const FIRST_LINKS = 4;

const MoreSheet = lazy(loadedOnce(async () => (await import('./more-sheet.tsx')).MoreSheet));

type Props = {
  readonly links: readonly ConsoleLink[];
  /** The area of the page that is shown. */
  readonly current: string | undefined;
};

/** The way to the rest of the navigation, on a phone. */
export function MoreLinks({ links, current }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isHere = links.some((link) => isCurrent(link, current));
  return (
    <>
      <button
        type="button"
        className={`row unwrapped console-layout__link more-links${isHere ? ' more-links--here' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MoreIcon />
        {moreWords.more}
      </button>
      {isOpen && (
        <Suspense>
          <MoreSheet links={links} current={current} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
