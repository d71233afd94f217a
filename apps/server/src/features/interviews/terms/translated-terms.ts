import { createHash } from 'node:crypto';
import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import type { Language, OtherLanguage } from '@candor/contract/people/language-rules';
import { type TermsWords, termsWords } from '@candor/contract/interviews/terms-words';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { nb } from './languages/nb.ts';
import { pt } from './languages/pt.ts';
import type { RoomTermsType, TranslatedTerms } from './terms-shape.ts';

export const translatedTerms: Readonly<Record<OtherLanguage, TranslatedTerms>> = {
  de,
  fr,
  es,
  pt,
  nb,
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const fingerprintOf = (text: string): string => hashOf(text).slice(0, 16);

/** Whether a text is read in other languages than the one that it was written in. */
export const isTranslated = (type: TermsType, text: string): boolean =>
  type !== 'RecordingViewer' && termsIn('de', type, text).language === 'de';

type ToSay = {
  readonly text: string;
  readonly words: TermsWords;
  /** Null: a text of whoever runs the installation; nobody said in which language. */
  readonly language: Language | null;
};

/**
 * A version of the terms as whoever reads `wanted` may have it. A super admin's own text stays as it was written, with
 * English sentences at its marks.
 */
export function termsIn(wanted: Language, type: RoomTermsType, text: string): ToSay {
  const made = fingerprintOf(text);
  const isOurs = (one: TranslatedTerms) => one.translates[type] === made;
  const translation = wanted === 'en' ? undefined : translatedTerms[wanted];
  if (translation !== undefined && isOurs(translation)) {
    return { text: translation.texts[type], words: translation.words, language: wanted };
  }
  const isCandors = Object.values(translatedTerms).some(isOurs);
  return { text, words: termsWords, language: isCandors ? 'en' : null };
}
