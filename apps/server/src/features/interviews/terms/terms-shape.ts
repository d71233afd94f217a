import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import type { TermsWords } from '@candor/contract/interviews/terms-words';

/** What candidates agree to; viewers of a recording read English. */
export type RoomTermsType = Exclude<TermsType, 'RecordingViewer'>;

/** The terms that came with the product, in another language. They bind as the English ones: who read them agreed to them. */
export type TranslatedTerms = {
  /** Of the English that it was made from: what changes there without a look here fails a test. */
  readonly translates: Readonly<Record<RoomTermsType | 'words', string>>;
  /** With the marks of the English. */
  readonly texts: Readonly<Record<RoomTermsType, string>>;
  readonly words: TermsWords;
};
