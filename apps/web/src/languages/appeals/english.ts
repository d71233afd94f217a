import type { ownWords } from '../../features/hiring/appeals/own-appeal-words.ts';

/** A candidate's appeal. */
export type Words = { readonly 'own-appeal': typeof ownWords };
