import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { linkRef } from '../../interviews/links/index.ts';
import { pageMarks } from './page-browser.ts';
import { findGrant, type Grant } from './page-store.ts';

type Request = Pick<RequestContext, 'now' | 'cookies' | 'isPlainLoopback'>;

/** Of an unknown link, a dead one and one without a code given in this browser alike. */
const closed = () => refuse('page_closed');

/** For whoever gave the code in this browser. It is asked for at every call, so that what ends it bites at once. */
export async function withinPage<T>(
  db: Database,
  { token, request }: { readonly token: string; readonly request: Request },
  work: (tx: Tx, page: Grant) => Promise<T>,
): Promise<T> {
  const browserHash = pageMarks.browserOf(token, request);
  if (browserHash === null) throw closed();
  const link = linkRef(token);
  return db.inCompany(link.companyId, async (tx) => {
    const page = await findGrant(tx, link, { browserHash, now: request.now });
    if (page === undefined) throw closed();
    return work(tx, page);
  });
}
