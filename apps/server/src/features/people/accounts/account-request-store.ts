import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { UserType } from './session-rules.ts';

export type AccountRequest = {
  readonly id: number;
  readonly kind: string;
  readonly email: string;
  readonly userType: UserType | null;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
};

export type NewAccountRequest =
  | {
      readonly kind: 'sign-up';
      readonly email: string;
      readonly userType: UserType;
      readonly passwordHash: string;
    }
  | { readonly kind: 'forgot-password' | 'resend-verification'; readonly email: string };

const columns = ['id', 'kind', 'email', 'passwordHash', 'createdAt'] as const;

export async function insertRequest(
  tx: Tx,
  request: NewAccountRequest,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('accountRequests')
    .values({ ...request, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** undefined once it was answered: a job may run twice. */
export function lockRequest(tx: Tx, id: number): Promise<AccountRequest | undefined> {
  return tx
    .selectFrom('accountRequests')
    .select(columns)
    .select((eb) => eb.ref('userType').$castTo<UserType | null>().as('userType'))
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** A sign-up that waits for its link to be used. */
export async function keepSignUp(
  tx: Tx,
  id: number,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('accountRequests')
    .set({ accountId, answeredAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequest(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('accountRequests').where('id', '=', id).execute();
}

/** The sign-ups of this account whose link was not used; the newest first. */
export function listKeptSignUps(tx: Tx, accountId: number): Promise<AccountRequest[]> {
  return tx
    .selectFrom('accountRequests')
    .select(columns)
    .select((eb) => eb.ref('userType').$castTo<UserType | null>().as('userType'))
    .where('accountId', '=', accountId)
    .where('kind', '=', 'sign-up')
    .orderBy('id', 'desc')
    .execute();
}

/** The sign-ups whose link was used, or that have become pointless with it; all, unless types are given. */
export async function deleteKeptSignUps(
  tx: Tx,
  accountId: number,
  userTypes?: readonly string[],
): Promise<void> {
  const kept = tx.deleteFrom('accountRequests').where('accountId', '=', accountId);
  await (userTypes === undefined
    ? kept
    : kept.where(sql<boolean>`user_type = any (${[...userTypes]}::text[])`)
  ).execute();
}

export async function deleteRequestsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('accountRequests').where('createdAt', '<', instant).execute();
}
