import type { KeyScope } from '@candor/contract/operations/key-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type KeyRow = {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: KeyScope[];
  readonly createdByName: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** Revoked ones too: somebody may look for what an old one could do. Those that still open are never left out. */
const LISTED_MOST = 200;

export async function listKeys(tx: Tx, companyId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.prefix, k.scopes, a.first_name || ' ' || a.last_name as created_by_name,
           k.created_at, k.expires_at, k.last_used_at, k.revoked_at
      from (select * from api_keys where company_id = ${companyId}
             order by revoked_at is not null, id desc limit ${LISTED_MOST}) k
      join accounts a on a.id = k.created_by
     order by k.id desc`.execute(tx);
  return rows;
}

export async function countLiving(tx: Tx, companyId: number, now: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('apiKeys')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertKey(
  tx: Tx,
  key: {
    readonly companyId: number;
    readonly name: string;
    readonly keyHash: string;
    readonly prefix: string;
    readonly scopes: readonly KeyScope[];
    readonly createdBy: number;
    readonly createdAt: Date;
    readonly expiresAt: Date | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('apiKeys')
    .values({ ...key, scopes: [...key.scopes] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was revoked; null: it was before. undefined: there is no such key. */
export async function revokeKey(
  tx: Tx,
  {
    companyId,
    keyId,
    accountId,
    now,
  }: Record<'companyId' | 'keyId' | 'accountId', number> & {
    readonly now: Date;
  },
): Promise<{ name: string; prefix: string } | null | undefined> {
  const row = await tx
    .selectFrom('apiKeys')
    .select(['name', 'prefix', 'revokedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', keyId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.revokedAt !== null) return null;
  await tx
    .updateTable('apiKeys')
    .set({ revokedAt: now, revokedBy: accountId })
    .where('companyId', '=', companyId)
    .where('id', '=', keyId)
    .execute();
  return { name: row.name, prefix: row.prefix };
}

export type UsedKey = {
  readonly id: number;
  readonly scopes: readonly KeyScope[];
  readonly createdBy: number;
  /** Requests of this minute with this one. */
  readonly counted: number;
};

/** Finds a living key of a company that is not suspended, and counts the request, in one statement. */
export async function useKey(
  tx: Tx,
  { companyId, keyHash }: { readonly companyId: number; readonly keyHash: string },
  now: Date,
): Promise<UsedKey | undefined> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql<UsedKey>`
    update api_keys k
       set counted = case when counted_minute = ${minute} then counted + 1 else 1 end,
           counted_minute = ${minute}, last_used_at = ${minute}
      from tenants t
     where k.company_id = ${companyId} and k.key_hash = ${keyHash} and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > ${now})
       and t.id = k.company_id and t.suspended_at is null
    returning k.id, k.scopes, k.created_by, k.counted`.execute(tx);
  return rows[0];
}
