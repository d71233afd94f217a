import { ownEndWords, ownStageWords } from '@candor/contract/hiring/own-application-words';
import { inLanguages } from '../lib/language.ts';

/** The contract's words, in the language of whoever applied. */
export const stageWords = inLanguages('own-stages', ownStageWords);
export const endWords = inLanguages('own-ends', ownEndWords);
