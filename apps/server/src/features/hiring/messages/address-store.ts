import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ADDRESS_BYTES, addressToken, withToken } from './address-rules.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type ThreadId = { readonly companyId: number; readonly threadId: number };

/** The only moment at which the address is known: afterwards there is its hash. */
export async function createAddress(
  tx: Tx,
  { companyId, threadId }: ThreadId,
  replyAddress: string,
): Promise<string> {
  const token = addressToken(companyId, randomBytes(ADDRESS_BYTES));
  await tx
    .insertInto('messageAddresses')
    .values({ companyId, threadId, tokenHash: hashOf(token) })
    .execute();
  return withToken(replyAddress, token);
}

export async function findAddressed(
  tx: Tx,
  { companyId, token }: { readonly companyId: number; readonly token: string },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('messageAddresses')
    .select('threadId')
    .where('companyId', '=', companyId)
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.threadId;
}

/** Addresses that the candidate is known by: their own, and those of records that were merged into it. */
export async function findOwnAddresses(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from candidates where company_id = ${companyId} and id = ${candidateId}
    union select email from candidate_addresses where company_id = ${companyId} and candidate_id = ${candidateId}`.execute(
    tx,
  );
  return new Set(rows.map(({ email }) => email));
}

/** How many came by mail into a thread since then, of programs or of persons. */
export async function countMailed(
  tx: Tx,
  { companyId, threadId }: ThreadId,
  { since, isAutomatic }: { readonly since: Date; readonly isAutomatic: boolean },
) {
  const { count } = await tx
    .selectFrom('messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('threadId', '=', threadId)
    .where('mailId', 'is not', null)
    .where('isAutomatic', '=', isAutomatic)
    .where('writtenAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
