import { isLanguage, languageNames, languages } from '@candor/contract/people/language-rules';
import { useId, useState } from 'react';
import { chooseLanguage, useLanguage } from '../lib/language.ts';
import { languageChoiceWords as words } from './language-choice-words.ts';
import './language-choice.css';

/** The page's language, at any moment: nothing is loaded anew, and what was begun goes on. */
export function LanguageChoice() {
  const language = useLanguage();
  const field = useId();
  const [loading, setLoading] = useState<typeof language>();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (tag: string): Promise<void> => {
    if (!isLanguage(tag)) return;
    setFailed(false);
    setLoading(tag);
    setFailed(!(await chooseLanguage(tag)));
    setLoading(undefined);
  };
  return (
    <div className="language-choice">
      <label htmlFor={field} className="visually-hidden">
        {words.label}
      </label>
      <select
        id={field}
        value={loading ?? language}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </select>
      <output>{hasFailed ? words.failed : ''}</output>
    </div>
  );
}
