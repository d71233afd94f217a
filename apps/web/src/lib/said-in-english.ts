import type { SomeRefusalWords } from '@candor/contract/refusals';
import { inLanguages } from './language.ts';

/**
 * What the contract and the server say in English, for whoever reads another language: sentences of forms by their
 * English, and refusals by their code. In English both are empty, and everything stays as it was said.
 */
export type Sentences = Readonly<Record<string, string>>;
const sentences: Sentences = inLanguages<Sentences>('sentences', {});

export const inReadersLanguage = (english: string): string => sentences[english] ?? english;

/** The same of a field, where null says that nothing is wrong. */
export const problemInLanguage = (english: string | null): string | null =>
  english === null ? null : inReadersLanguage(english);

export const refusalsInLanguage: SomeRefusalWords = inLanguages<SomeRefusalWords>('refusals', {});
