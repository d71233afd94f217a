import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import {
  type CompanyRole,
  type Membership,
  normaliseEmail,
  type UserType,
} from './session-rules.ts';

export type Account = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userTypes: readonly string[];
  readonly emailConfirmedAt: Date | null;
  readonly passwordIsTemporary: boolean;
};

const accountColumns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'userTypes',
  'emailConfirmedAt',
  'passwordIsTemporary',
] as const;

export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userTypes: readonly UserType[];
  /** From `hashPassword`; null for somebody who has yet to set one. */
  readonly passwordHash: string | null;
  readonly emailConfirmedAt?: Date | null;
  /** null where the terms were not shown. */
  readonly termsAcceptedAt?: Date | null;
  /** Its password is public, so no second factor is asked of it. Never in production. */
  readonly isDemo?: boolean;
};

/** Gives the account's id. Accounts belong to no company; a membership ties one to it. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      ...account,
      email: normaliseEmail(account.email),
      userTypes: [...account.userTypes],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The account of this address, also where somebody else creates it at this moment. */
export async function meetAccount(tx: Tx, account: NewAccount): Promise<number> {
  const email = normaliseEmail(account.email);
  const created = await tx
    .insertInto('accounts')
    .values({ ...account, email, userTypes: [...account.userTypes] })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created !== undefined) return created.id;
  const { id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * An enabled account with its hash. A disabled one is as good as unknown. So is one whose sign-up waits for its
 * link: were that password answered otherwise than a wrong one, a sign-up with any address would tell by the next
 * sign-in whether the address is known.
 */
export function findForSignIn(
  db: Database,
  email: string,
): Promise<(Account & { readonly passwordHash: string | null }) | undefined> {
  return db.global((tx) =>
    tx
      .selectFrom('accounts')
      .select([...accountColumns, 'passwordHash'])
      .where('email', '=', email)
      .where('disabledAt', 'is', null)
      .executeTakeFirst(),
  );
}

export function findAccount(tx: Tx, accountId: number): Promise<Account> {
  return tx
    .selectFrom('accounts')
    .select(accountColumns)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type KnownAccount = Account & {
  readonly passwordHash: string | null;
  readonly disabledAt: Date | null;
};

/** Also one that is disabled. */
export function findByEmail(tx: Tx, email: string): Promise<KnownAccount | undefined> {
  return tx
    .selectFrom('accounts')
    .select([...accountColumns, 'passwordHash', 'disabledAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Also one that is disabled. */
export function findKnownAccount(tx: Tx, accountId: number): Promise<KnownAccount> {
  return tx
    .selectFrom('accounts')
    .select([...accountColumns, 'passwordHash', 'disabledAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Also one that is disabled. Waits for whoever is changing the account. */
export function lockAccount(tx: Tx, accountId: number): Promise<KnownAccount> {
  return tx
    .selectFrom('accounts')
    .select([...accountColumns, 'passwordHash', 'disabledAt'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * The address is proved; a sign-up of who proved it brings the password it was typed with, and consent to the terms
 * where they were shown.
 */
export async function markConfirmed(
  tx: Tx,
  accountId: number,
  proved: { readonly now: Date; readonly passwordHash?: string; readonly acceptsTerms?: boolean },
): Promise<void> {
  const { now, passwordHash, acceptsTerms } = proved;
  await tx
    .updateTable('accounts')
    .set({
      emailConfirmedAt: now,
      ...(passwordHash !== undefined && { passwordHash }),
      ...(acceptsTerms === true && { termsAcceptedAt: now }),
    })
    .where('id', '=', accountId)
    .execute();
}

/** Chosen by the person themselves, so it is not temporary any more. */
export async function storePassword(
  tx: Tx,
  accountId: number,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ passwordHash, passwordIsTemporary: false, passwordChangedAt: now })
    .where('id', '=', accountId)
    .execute();
}

/** No password opens the account any more. */
export async function removePassword(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ passwordHash: null, passwordIsTemporary: false })
    .where('id', '=', accountId)
    .execute();
}

/** All of them, oldest first; needs a transaction in the account's name. */
export function listMemberships(tx: Tx, accountId: number): Promise<Membership[]> {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.companyId')
    .select(['m.id', 'm.companyId', 'm.status'])
    .select((eb) => eb.ref('m.role').$castTo<CompanyRole>().as('role'))
    .select((eb) => eb('t.suspendedAt', 'is not', null).$castTo<boolean>().as('isCompanySuspended'))
    .where('m.accountId', '=', accountId)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute();
}

/** Needs a transaction in that company. */
export function findMembershipIn(
  tx: Tx,
  { accountId, companyId }: { readonly accountId: number; readonly companyId: number },
): Promise<{ id: number; role: CompanyRole } | undefined> {
  return tx
    .selectFrom('memberships')
    .select('id')
    .select((eb) => eb.ref('role').$castTo<CompanyRole>().as('role'))
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Needs a transaction in that company. */
export async function findCompanyName(tx: Tx, companyId: number): Promise<string | null> {
  const company = await tx
    .selectFrom('companies')
    .select('name')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return company?.name ?? null;
}

/** The first step of a registration gives the person's name. */
export async function nameAccount(
  tx: Tx,
  accountId: number,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await tx.updateTable('accounts').set(name).where('id', '=', accountId).execute();
}

/** Makes the account also a candidate, an interviewer …; nothing happens if it is one. */
export async function addUserType(tx: Tx, accountId: number, userType: UserType): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ userTypes: sql`array_append(user_types, ${userType})` })
    .where('id', '=', accountId)
    .where(sql<boolean>`not ${userType} = any (user_types)`)
    .execute();
}
