import type { Problem } from '@candor/contract';
import type { RefusalWords } from '@candor/contract/refusals';
import { inReadersLanguage, refusalsInLanguage } from './said-in-english.ts';

let load: (() => Promise<RefusalWords>) | undefined;

/** Where the words of the features come from: fetched at the first refusal that needs them. */
export function speakOfRefusals(words: () => Promise<RefusalWords>): void {
  load = words;
}

type Words = string | ((params: Problem['params']) => string) | { readonly [what: string]: Words };

/** What somebody reads of it; undefined where nobody has words for it. */
export async function sentenceOf({ code, message, params }: Problem): Promise<string | undefined> {
  if (message !== undefined) return inReadersLanguage(message);
  const all = (await load?.().catch(() => undefined)) as { [code: string]: Words } | undefined;
  const translated = refusalsInLanguage as { [code: string]: Words };
  return sentenceIn(translated[code], params) ?? sentenceIn(all?.[code], params);
}

function sentenceIn(words: Words | undefined, params: Problem['params']): string | undefined {
  const said = typeof words === 'object' ? words[params?.['what'] ?? ''] : words;
  return typeof said === 'function' ? said(params) : typeof said === 'string' ? said : undefined;
}
