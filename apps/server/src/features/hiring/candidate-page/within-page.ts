import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { linkRef } from '../../interviews/links/index.ts';
import { pageMarks } from './page-browser.ts';
import { findGrant, type Grant } from './page-store.ts';
import type { createLimiter } from '../../people/accounts/index.ts';

type Request = Pick<RequestContext, 'now' | 'cookies' | 'isPlainLoopback'>;

/** Of an unknown link, a dead one and one without a code given in this browser alike. */
const closed = () => refuse('page_closed');

/**
 * For whoever gave the code in this browser. It is asked for at every call, so that what ends it bites at once. What is done
 * there is counted by the browser that was let in: whoever merely has the link shuts nobody out.
 */
export async function withinPage<T>(
  db: Database,
  {
    token,
    request,
    limiter,
  }: {
    readonly token: string;
    readonly request: Request;
    readonly limiter?: Pick<ReturnType<typeof createLimiter>, 'countLinkTry'>;
  },
  work: (tx: Tx, page: Grant) => Promise<T>,
): Promise<T> {
  const browserHash = pageMarks.browserOf(token, request);
  if (browserHash === null) throw closed();
  const link = linkRef(token);
  const enter = async (tx: Tx): Promise<Grant> => {
    const page = await findGrant(tx, link, { browserHash, now: request.now });
    if (page === undefined) throw closed();
    return page;
  };
  if (limiter !== undefined) {
    await db.inCompany(link.companyId, enter);
    await limiter.countLinkTry(browserHash, '');
  }
  return db.inCompany(link.companyId, async (tx) => work(tx, await enter(tx)));
}
