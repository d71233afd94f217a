import { useLanguage } from '../../../lib/language.ts';
import { privacyWords as words } from './apply-form-words.ts';

type Props = {
  /** In the language of the page. */
  readonly text: readonly string[];
  /** As it is stored with the agreement. */
  readonly stored: readonly string[];
};

/** What is agreed to, so that it is understood; where the page is not in English, also in the words that are stored. */
export function AgreedText({ text, stored }: Props) {
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!isEnglish && (
        <>
          <p className="medium">{words.inEnglish}</p>
          <div className="stack gap-xs dimmed small" lang="en" dir="ltr">
            {stored.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </>
  );
}
