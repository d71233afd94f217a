import { colourPattern } from '@candor/contract/people/brand-rules';
import { colourWords } from './brand-words.ts';

/** What was typed as its code, with or without #; null: nothing was; undefined: it is no colour. */
export function colourOf(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const code = typed.startsWith('#') ? typed : `#${typed}`;
  return colourPattern.test(code) ? code : undefined;
}

export const colourProblem = (text: string): string | null =>
  colourOf(text) === undefined ? colourWords.wrong : null;
