import { type Language, languages, type Translated } from '../../people/language-rules.ts';
import type { BiasAudit } from '../bias-audit-rules.ts';
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

// Plain “pt” is Brazil's, and en-US begins with the month.
const tags: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(tags[language] ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A heading, and paragraphs below it. */
export type Notices = Readonly<Record<Language, string[]>>;

export type NoticeFacts = BiasAudit & {
  readonly jurisdiction: string | null;
  readonly companyName: string;
};

/** What candidates of a job are told in each language; null where no law of ours is chosen for it. */
export function noticesOf(facts: NoticeFacts, now: Date): Notices | null {
  const { jurisdiction, companyName, biasAuditUrl, biasAuditOn } = facts;
  if (!isJurisdiction(jurisdiction)) return null;
  const of = (language: Language): string[] => {
    const { titles, software, rights, audit } = words[language];
    const said = [titles[jurisdiction], software(companyName), rights[jurisdiction](companyName)];
    if (jurisdiction !== 'us-nyc' || biasAuditUrl === null || biasAuditOn === null) return said;
    // One of a day to come, which a node of before took, was not made.
    if (biasAuditOn > now.toISOString().slice(0, 10)) return said;
    return [...said, audit(dayIn(language, biasAuditOn), biasAuditUrl)];
  };
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Notices;
}
