import { useRead } from '../../../lib/server-state.ts';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { useOffered } from '../../../ui/offered-language.ts';
import { gateQuery, pageQuery } from './candidate-page-queries.ts';
import { useChosenHere } from './use-chosen-here.ts';

/** The page that a link leads to, in the face of its company, also while its gate is closed to this browser. */
export function useOwnPage(token: string) {
  const page = useRead(pageQuery(token));
  const isClosed = page.error?.code === 'page_closed';
  const gate = useRead({ ...gateQuery(token), enabled: isClosed });
  useBrandOf(isClosed ? gate : page);
  useOffered(page.data?.language);
  useChosenHere(token, page.data !== undefined && !isClosed);
  return { page, isClosed };
}
