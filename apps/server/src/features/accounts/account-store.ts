import type { Database, Tx } from '../../platform/database/database.ts';
import type { CompanyRole, UserType } from './session-rules.ts';
import { normaliseEmail } from './session-rules.ts';

export type Account = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userTypes: readonly string[];
};

export type Membership = {
  readonly id: number;
  readonly companyId: number;
  readonly role: CompanyRole;
};

export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userTypes: readonly UserType[];
  /** From `hashPassword`; null for somebody who has yet to set one. */
  readonly passwordHash: string | null;
  readonly emailConfirmedAt?: Date | null;
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

/** Needs a transaction in that company. Active unless said. */
export async function createMembership(
  tx: Tx,
  membership: {
    readonly companyId: number;
    readonly accountId: number;
    readonly role: CompanyRole;
    readonly status?: 'pending' | 'active' | 'suspended';
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('memberships')
    .values(membership)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An enabled account with its hash. A disabled one is as good as unknown. */
export function findForSignIn(
  db: Database,
  email: string,
): Promise<(Account & { readonly passwordHash: string | null }) | undefined> {
  return db.global((tx) =>
    tx
      .selectFrom('accounts')
      .select(['id', 'email', 'firstName', 'lastName', 'userTypes', 'passwordHash'])
      .where('email', '=', email)
      .where('disabledAt', 'is', null)
      .executeTakeFirst(),
  );
}

export function findAccount(tx: Tx, accountId: number): Promise<Account> {
  return tx
    .selectFrom('accounts')
    .select(['id', 'email', 'firstName', 'lastName', 'userTypes'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The company a person enters: the oldest active membership. */
export function findActiveMembership(
  db: Database,
  accountId: number,
): Promise<Membership | undefined> {
  return db.asAccount(accountId, (tx) =>
    tx
      .selectFrom('memberships')
      .select(['id', 'companyId'])
      .select((eb) => eb.ref('role').$castTo<CompanyRole>().as('role'))
      .where('accountId', '=', accountId)
      .where('status', '=', 'active')
      .orderBy('createdAt')
      .orderBy('id')
      .executeTakeFirst(),
  );
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
