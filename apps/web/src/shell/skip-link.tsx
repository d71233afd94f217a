import { chromeWords } from './chrome-words.ts';
import './skip-link.css';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {chromeWords.skip}
    </a>
  );
}
