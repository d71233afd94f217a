import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Person } from './identity-session-rules.ts';

export const readName = (tx: Tx, accountId: number): Promise<Person> =>
  tx
    .selectFrom('accounts')
    .select(['firstName', 'lastName'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const listSuperAdmins = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'firstName'])
    .where(sql<boolean>`'SUPER_ADMIN' = any (user_types)`)
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();
