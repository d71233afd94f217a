import type { Language } from '@candor/contract/people/language-rules';
import { footOf } from './mail-foot-words.ts';

/** At the end of every mail to a candidate: the line to their own page. A preview gives a word in place of a token. */
export function ownPageLine(
  baseUrl: string,
  {
    companyName,
    token,
    language = 'en',
  }: { readonly companyName: string; readonly token: string; readonly language?: Language },
) {
  const url = new URL('/candidate-page', baseUrl);
  url.searchParams.set('token', token);
  return { label: footOf(language).page(companyName), url: url.href };
}
