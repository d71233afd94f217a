import type { Output } from '@candor/contract';
import type { getInterviewTerms, TermsRead } from '@candor/contract/interviews/attempt-terms';
import type { Language } from '@candor/contract/people/language-rules';

/** With the language that they were asked for in. */
export type ShownTerms = Output<typeof getInterviewTerms> & { readonly asked: Language };

/** Not in the language of the page, which is then said beside it. */
export function isOtherwise(terms: ShownTerms | undefined): boolean {
  return terms !== undefined && terms.asked !== 'en' && terms.language !== terms.asked;
}

/** What is agreed to: this version, and this very text of it. */
export function readOf({ termsID, asked, hash }: ShownTerms): {
  termsID: number;
  read: TermsRead | undefined;
} {
  return { termsID, read: hash === undefined ? undefined : { language: asked, hash } };
}
