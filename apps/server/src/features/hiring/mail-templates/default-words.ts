import { type LetterKind, letterKinds } from '@candor/contract/hiring/mail-template-rules';
import type { Language, Translated } from '@candor/contract/people/language-rules';
import { type EnglishTemplates, englishTemplates } from './english-template-words.ts';
import { deTemplates } from './languages/de-templates.ts';
import { esTemplates } from './languages/es-templates.ts';
import { frTemplates } from './languages/fr-templates.ts';
import { nbTemplates } from './languages/nb-templates.ts';
import { ptTemplates } from './languages/pt-templates.ts';

export type TemplateWords = {
  readonly kind: LetterKind;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

type Words = Pick<TemplateWords, 'subject' | 'body'>;

/** What members call them, in the order of the words. */
const names: { readonly [Kind in LetterKind]: readonly string[] } = {
  received: ['We have it'],
  withdrawn: ['It is withdrawn'],
  rejection: ['Kind and short', 'After an interview'],
  invitation: ['Candor’s own words'],
  reminder: ['Still open'],
  resent: ['A new link'],
  extended: ['More time'],
  cancelled: ['It is cancelled'],
  'live-asked': ['Asked'],
  'live-waiting': ['Still waiting'],
  'live-booked': ['Booked'],
  'live-moved': ['Moved'],
  'live-move-asked': ['Other times'],
  'live-move-declined': ['Not moved'],
  'live-reminder': ['Soon'],
  'live-cancelled': ['Cancelled'],
};

const templates: Readonly<Record<Language, Translated<EnglishTemplates>>> = {
  en: englishTemplates,
  de: deTemplates,
  fr: frTemplates,
  es: esTemplates,
  pt: ptTemplates,
  nb: nbTemplates,
};

/** What a company's mails of a kind say until somebody saves its own; one at least. */
export const defaultWords = (
  kind: LetterKind,
  language: Language = 'en',
): readonly TemplateWords[] =>
  templates[language][kind].map((words, at) => ({ kind, name: names[kind][at] ?? '', ...words }));

export const defaultTemplates: readonly TemplateWords[] = letterKinds.flatMap((kind) => [
  ...defaultWords(kind),
]);

/**
 * Words that a member sends as the page offered them are ours, and so in the language of whoever reads; a letter changed
 * in them makes them the member's.
 */
export function inLanguage(
  kind: LetterKind,
  sent: Words,
  language: Language,
): Words & { readonly language: Language } {
  const at = defaultWords(kind).findIndex(
    ({ subject, body }) => isAlike(subject, sent.subject) && isAlike(body, sent.body),
  );
  const { subject, body } = defaultWords(kind, language)[at] ?? sent;
  return { subject, body, language };
}

/** As a browser's field gives it back. */
const isAlike = (ours: string, sent: string): boolean =>
  ours.trim() === sent.replaceAll('\r\n', '\n').trim();
