import { browserMarks, linkRef } from '../../interviews/links/index.ts';
import { GRANT_MS } from './page-rules.ts';

/** One cookie a company: whoever gave a code once opens the page by the link of any of its mails. */
export const pageMarks = browserMarks({
  nameOf: (token) => `candor_page_${linkRef(token).companyId.toString(36)}`,
  path: '/api/candidate-page',
  keptMs: GRANT_MS,
});

/** What codes of this gate are hidden by. */
export const CODE_USE = 'candidate-page-code';
