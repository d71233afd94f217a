import { lazy, Suspense, useState } from 'react';
import { loadedOnce } from '../lib/loaded-once.ts';
import { useKeys } from '../ui/keys/key-sets.ts';
import { keyWords } from './key-words.ts';
import './keys-help.css';

const KeysDialog = lazy(loadedOnce(async () => (await import('./keys-dialog.tsx')).KeysDialog));

/** The keys of the page: by “?”, and by a button for whoever does not know of it. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  useKeys(keyWords.everywhere, [{ keys: ['?'], text: keyWords.help, act: () => setOpen(true) }]);
  return (
    <>
      <button
        type="button"
        className="row unwrapped dimmed small keys-help"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <kbd className="tiny" aria-hidden="true">
          ?
        </kbd>
        {keyWords.show}
      </button>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
