import { KEY_REQUESTS_MOST } from '@candor/contract/operations/key-rules';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Resolvers } from '../../../platform/http/handlers.ts';
import { useKey } from './key-store.ts';
import { bringsKey, readKey } from './key-text.ts';

/**
 * Who a key stands for: its company, in the name of whoever made it, as a member without any privilege; what it may
 * call is its scopes alone. Read on every request, so a revoked one is refused by the next.
 */
export function createKeyResolver({ db }: { readonly db: Database }): Resolvers['key'] {
  return async (authorization, now) => {
    if (!bringsKey(authorization)) return null;
    const read = readKey(authorization);
    const found =
      read === null ? undefined : await db.inCompany(read.companyId, (tx) => useKey(tx, read, now));
    if (read === null || found === undefined) {
      throw fail('not_signed_in', 'This key is not valid: unknown, expired or revoked.');
    }
    if (found.counted > KEY_REQUESTS_MOST) {
      const seconds = 60 - now.getUTCSeconds();
      const text = `This key has made its ${KEY_REQUESTS_MOST} requests of this minute.`;
      throw fail('too_many_requests', text, { retryAfterSeconds: seconds });
    }
    const { id: keyId, scopes, createdBy: accountId } = found;
    const role = 'COMPANY_USER' as const;
    const session = { accountId, sessionId: 0, userType: role, companyId: read.companyId, role };
    return { scopes, session: { ...session, keyId } };
  };
}
