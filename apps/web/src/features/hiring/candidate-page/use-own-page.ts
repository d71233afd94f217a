import { choosePageLanguage } from '@candor/contract/hiring/page-language';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { offerLanguage, whenChosen } from '../../../lib/language.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { gateQuery, pageQuery } from './candidate-page-queries.ts';

/** The page that a link leads to, in the face of its company, also while its gate is closed to this browser. */
export function useOwnPage(token: string) {
  const page = useRead(pageQuery(token));
  const isClosed = page.error?.code === 'page_closed';
  const gate = useRead({ ...gateQuery(token), enabled: isClosed });
  useBrandOf(isClosed ? gate : page);
  const language = page.data?.language;
  useEffect(() => void offerLanguage(language), [language]);
  // What the company writes from now on is in it; where that is not heard of, the page is all the same.
  useEffect(
    () =>
      whenChosen((chosen) => {
        call(choosePageLanguage, { body: { token, language: chosen } }).catch(() => {});
      }),
    [token],
  );
  return { page, isClosed };
}
