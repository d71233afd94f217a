import type { Clock } from '../../../platform/clock/clock.ts';
import { ownPageLine } from '../../../platform/mail/own-page-words.ts';
import type { Tx } from '../../../platform/database/database.ts';
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
  async (tx, { companyId, candidateId }, { to: email, language }) => {
    const now = clock();
    const page = await findOrAddPage(tx, { companyId, candidateId, email, now });
    if (page === null) return null;
    const aim = { companyId, purpose: 'candidate-page', subjectId: page.pageId } as const;
    const { token } = await createLink(tx, { ...aim, expiresAt: linkEnd(now) });
    return ownPageLine(baseUrl, { companyName: page.companyName, token, language });
  };

/** For the button of a mail to a candidate that leads to one thing of their page; null: the address is not theirs. */
export async function pageUrl(
  tx: Tx,
  {
    baseUrl,
    path,
    now,
    ...whose
  }: {
    readonly companyId: number;
    readonly candidateId: number;
    readonly email: string;
    readonly baseUrl: string;
    readonly path: `/candidate-page/${string}`;
    readonly now: Date;
  },
): Promise<string | null> {
  const page = await findOrAddPage(tx, { ...whose, now });
  if (page === null) return null;
  const { companyId } = whose;
  const aim = { companyId, purpose: 'candidate-page', subjectId: page.pageId } as const;
  const { token } = await createLink(tx, { ...aim, expiresAt: linkEnd(now) });
  const url = new URL(path, baseUrl);
  url.searchParams.set('token', token);
  return url.href;
}
