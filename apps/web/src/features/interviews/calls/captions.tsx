import type { Snapshot } from './call-snapshot.ts';
import { captionWords } from './caption-words.ts';
import { useCaptions } from './use-captions.ts';
import './call-captions.css';

const { language } = navigator;

/** Below the people: what they say. */
export function Captions({ shown }: { readonly shown: Snapshot }) {
  const { state, lines } = useCaptions(shown, language);
  return (
    <section className="call-captions" aria-label={captionWords.title}>
      {state === 'failed' && <output>{captionWords.failed}</output>}
      {state === 'unavailable' && <output>{captionWords.unavailable(language)}</output>}
      {state === 'preparing' && (
        <output className="call-dimmed">{captionWords.preparing(language)}</output>
      )}
      {state === 'listening' && lines.length === 0 && (
        <output className="call-dimmed">{captionWords.waiting(language)}</output>
      )}
      {state === 'listening' &&
        lines.map(({ name, text }, index) => (
          <p key={index}>
            {name !== '' && <strong>{captionWords.says(name)}</strong>} {text}
          </p>
        ))}
    </section>
  );
}
