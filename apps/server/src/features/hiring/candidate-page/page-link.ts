import type { Clock } from '../../../platform/clock/clock.ts';
import { ownPageLine } from '../../../platform/mail/own-page-words.ts';
import type { PageOf } from '../../../platform/mail/post-office.ts';
import { createLink } from '../../interviews/links/index.ts';
import { linkEnd } from './page-rules.ts';
import { findOrAddPage } from './page-store.ts';

/**
 * For the post office: what stands at the end of a mail that speaks of a candidate and is written to them. Mails about them
 * to others have none. Only hashes of links are kept, so every mail brings one of its own.
 */
export const candidatePageOf =
  ({ baseUrl, clock }: { readonly baseUrl: string; readonly clock: Clock }): PageOf =>
  async (tx, { companyId, candidateId }, email) => {
    const now = clock();
    const page = await findOrAddPage(tx, { companyId, candidateId, email, now });
    if (page === null) return null;
    const aim = { companyId, purpose: 'candidate-page', subjectId: page.pageId } as const;
    const { token } = await createLink(tx, { ...aim, expiresAt: linkEnd(now) });
    return ownPageLine(baseUrl, { companyName: page.companyName, token });
  };
