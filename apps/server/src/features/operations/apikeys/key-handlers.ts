import type { contract } from '@candor/contract';
import { KEY_REQUESTS_MOST, KEYS_MOST } from '@candor/contract/operations/key-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { describeEndpoints } from './endpoint-list.ts';
import { feedHandlers } from './feed-handlers.ts';
import { countLiving, insertKey, type KeyRow, listKeys, revokeKey } from './key-store.ts';
import { makeKey } from './key-text.ts';

const DAY_MS = 86_400_000;

export function createApiKeyHandlers(parts: {
  readonly db: Database;
  readonly baseUrl: string;
}): HandlersOf<typeof contract.apikeys> {
  const { db, baseUrl } = parts;
  return {
    ...feedHandlers(db),

    listApiKeys: async ({ session: { companyId }, now }) => {
      const rows = await db.inCompany(companyId, (tx) => listKeys(tx, companyId));
      return { keys: rows.map((row) => shown(row, now)) };
    },

    createApiKey: async ({ body, ...request }) => {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      const name = body.name.trim();
      const scopes = [...new Set(body.scopes)];
      const { expiresInDays: days } = body;
      const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
      const { key, prefix, keyHash } = makeKey(companyId);
      const keyID = await companyWrite(db, deed, async (tx) => {
        if ((await countLiving(tx, companyId, now)) >= KEYS_MOST) {
          throw refuse('too_many_keys', { params: { most: KEYS_MOST } });
        }
        const made = { companyId, name, prefix, scopes, createdBy: accountId, expiresAt };
        const id = await insertKey(tx, { ...made, keyHash, createdAt: now });
        return {
          result: id,
          audit: {
            ...{ action: 'api-key.created', objectKind: 'api-key', objectId: id },
            after: { name, prefix, scopes, expiresAt },
          },
        };
      });
      return { keyID, key };
    },

    revokeApiKey: async ({ params: { keyID: keyId }, ...request }) => {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      await companyWrite(db, deed, async (tx) => {
        const revoked = await revokeKey(tx, { companyId, keyId, accountId, now });
        if (revoked === undefined) throw refuse('not_found', { params: { what: 'key' } });
        if (revoked === null) return { result: undefined, noAudit: 'nothing-changed' };
        return {
          result: undefined,
          audit: {
            ...{ action: 'api-key.revoked', objectKind: 'api-key', objectId: keyId },
            before: revoked,
          },
        };
      });
      return { done: true };
    },

    listKeyEndpoints: async () => ({
      requestsPerMinute: KEY_REQUESTS_MOST,
      endpoints: describeEndpoints(baseUrl),
    }),
  };
}

function shown({ id, createdAt, expiresAt, lastUsedAt, revokedAt, ...row }: KeyRow, now: Date) {
  const isExpired = expiresAt !== null && expiresAt <= now;
  const state: 'active' | 'expired' | 'revoked' =
    revokedAt !== null ? 'revoked' : isExpired ? 'expired' : 'active';
  return {
    ...row,
    keyID: id,
    state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
