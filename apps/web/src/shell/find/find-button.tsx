import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { loadedOnce } from '../../lib/loaded-once.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useNotedKeys } from '../../ui/keys/key-sets.ts';
import { keyWords } from '../key-words.ts';
import type { FindPlace } from './find-rules.ts';
import { findWords } from './find-words.ts';
import './find-button.css';

const loadDialog = loadedOnce(async () => (await import('./find-dialog.tsx')).FindDialog);
const FindDialog = lazy(loadDialog);

type Props = {
  /** Of the navigation. */
  readonly links: readonly FindPlace[];
  readonly isOpen: (to: string) => boolean;
};

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

const findKeys = {
  mac: [[[findWords.keys.mac], keyWords.find]],
  others: [[[findWords.keys.others], keyWords.find]],
} as const;

/** The way to everything by its name: pressed, or Ctrl K from anywhere. */
export function FindButton({ links, isOpen }: Props) {
  const [isFinding, setIsFinding] = useState(false);
  useNotedKeys(keyWords.everywhere, isMac ? findKeys.mac : findKeys.others);
  // Before it is painted: who sees it may press at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // On its way while the K is still to come, so that the letters after it find the field.
      if (event.key === 'Control' || event.key === 'Meta') void loadDialog();
      const isAsked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return;
      // The browser would search with it.
      event.preventDefault();
      // Under another dialog it could not be reached.
      if (document.querySelector('dialog[open]') === null) setIsFinding(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="row unwrapped find-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsFinding(true)}
        onPointerEnter={() => void loadDialog()}
      >
        <SearchIcon />
        <span className="find-button__word">{findWords.title}</span>
        <kbd className="dimmed tiny find-button__keys" aria-hidden="true">
          {isMac ? findWords.keys.mac : findWords.keys.others}
        </kbd>
      </button>
      {isFinding && (
        <Suspense>
          <FindDialog links={links} isOpen={isOpen} onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </>
  );
}
