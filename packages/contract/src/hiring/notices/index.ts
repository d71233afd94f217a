import { type Language, languages, type Translated } from '../../people/language-rules.ts';
import { isJurisdiction } from '../job-rules.ts';
import { english, type NoticeWords } from './english-words.ts';
import { french } from './french-words.ts';
import { german } from './german-words.ts';
import { norwegian } from './norwegian-words.ts';
import { portuguese } from './portuguese-words.ts';
import { spanish } from './spanish-words.ts';

const words: Readonly<Record<Language, Translated<NoticeWords>>> = {
  ...{ en: english, de: german, fr: french, es: spanish, pt: portuguese, nb: norwegian },
};

/** A heading, and paragraphs below it. */
export type Notices = Readonly<Record<Language, string[]>>;

/** What candidates of a job are told in each language; null where no law of ours is chosen for it. */
export function noticesOf(jurisdiction: string | null, companyName: string): Notices | null {
  if (!isJurisdiction(jurisdiction)) return null;
  const of = (language: Language): string[] => {
    const { titles, software, rights } = words[language];
    return [titles[jurisdiction], software(companyName), rights[jurisdiction](companyName)];
  };
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Notices;
}
