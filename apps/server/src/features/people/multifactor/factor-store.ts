import type { Tx } from '../../../platform/database/database.ts';
import { forgetTrustedBrowsers, noteFactorFound } from '../accounts/index.ts';

export type Factor = {
  readonly id: number;
  readonly kind: 'authenticator' | 'passkey';
  readonly name: string;
  readonly sealedSecret: string | null;
  readonly credentialId: string | null;
  readonly publicKey: string | null;
  readonly signatureCounter: number;
  readonly transports: string[];
  readonly lastTimeStep: number | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = [
  'id',
  'name',
  'sealedSecret',
  'credentialId',
  'publicKey',
  'signatureCounter',
  'transports',
  'lastTimeStep',
  'createdAt',
  'lastUsedAt',
] as const;

/** Confirmed factors, oldest first. */
export function listConfirmed(tx: Tx, accountId: number): Promise<Factor[]> {
  return tx
    .selectFrom('multifactorFactors')
    .select(columns)
    .select((eb) => eb.ref('kind').$castTo<Factor['kind']>().as('kind'))
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .orderBy('id')
    .execute();
}

/** An authenticator that is being set up; older unfinished ones of the account are dropped. */
export async function insertUnconfirmed(
  tx: Tx,
  factor: { accountId: number; name: string; sealedSecret: string; createdAt: Date },
): Promise<number> {
  await tx
    .deleteFrom('multifactorFactors')
    .where('accountId', '=', factor.accountId)
    .where('confirmedAt', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('multifactorFactors')
    .values({ ...factor, kind: 'authenticator' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findUnconfirmed(tx: Tx, accountId: number, factorId: number) {
  return tx
    .selectFrom('multifactorFactors')
    .select(['id', 'sealedSecret'])
    .where('id', '=', factorId)
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
}

/** Whose it is; null when it was confirmed already, by a second tab: one guarded write. */
export async function confirmFactor(
  tx: Tx,
  factor: { id: number; timeStep: number; now: Date },
): Promise<number | null> {
  const row = await tx
    .updateTable('multifactorFactors')
    .set({ confirmedAt: factor.now, lastTimeStep: factor.timeStep })
    .where('id', '=', factor.id)
    .where('confirmedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();
  if (row === undefined) return null;
  await noteFactorFound(tx, row.accountId);
  return row.accountId;
}

/** False when another request has taken this or a later code meanwhile: a code serves once. */
export async function takeTimeStep(
  tx: Tx,
  use: { id: number; timeStep: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('multifactorFactors')
    .set({ lastTimeStep: use.timeStep, lastUsedAt: use.now })
    .where('id', '=', use.id)
    .where((eb) => eb.or([eb('lastTimeStep', 'is', null), eb('lastTimeStep', '<', use.timeStep)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives false when this credential is enrolled already, here or at another account. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    accountId: number;
    name: string;
    credentialId: string;
    publicKey: string;
    signatureCounter: number;
    transports: string[];
    now: Date;
  },
): Promise<boolean> {
  const { now, ...values } = passkey;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('multifactorFactors')
    .values({ ...values, kind: 'passkey', createdAt: now, confirmedAt: now })
    .onConflict((on) => on.column('credentialId').doNothing())
    .executeTakeFirstOrThrow();
  const isAdded = numInsertedOrUpdatedRows === 1n;
  // As with an app: whoever lost their factor has one again.
  if (isAdded) await noteFactorFound(tx, passkey.accountId);
  return isAdded;
}

export async function markPasskeyUsed(
  tx: Tx,
  use: { id: number; signatureCounter: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('multifactorFactors')
    .set({ signatureCounter: use.signatureCounter, lastUsedAt: use.now })
    .where('id', '=', use.id)
    .execute();
}

export async function deleteFactor(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('multifactorFactors')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  await forgetTrustedBrowsers(tx, accountId);
  return numDeletedRows === 1n;
}

export async function deleteEveryFactor(tx: Tx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('multifactorFactors')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  await forgetTrustedBrowsers(tx, accountId);
  return numDeletedRows > 0n;
}

/** Of every account, finished or not. Gives whose the finished ones were. */
export async function deleteAuthenticators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .deleteFrom('multifactorFactors')
    .where('kind', '=', 'authenticator')
    .returning(['accountId', 'confirmedAt'])
    .execute();
  return rows.flatMap(({ accountId, confirmedAt }) => (confirmedAt === null ? [] : [accountId]));
}

/** The account's row, held until the transaction ends: enrolling and removing take turns. */
export function lockAccount(tx: Tx, accountId: number) {
  return tx
    .selectFrom('accounts')
    .select([
      'id',
      'email',
      'isDemo',
      'userTypes',
      'passwordHash',
      'multifactorGraceUsedAt',
      'multifactorLostAt',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Everything that somebody may be, whichever door they came in by; needs a transaction in the account's name. */
export async function listUserTypes(tx: Tx, accountId: number): Promise<string[]> {
  const account = await tx
    .selectFrom('accounts')
    .select('userTypes')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const memberships = await tx
    .selectFrom('memberships')
    .select('role')
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .execute();
  const own = account.userTypes.filter((type) => !type.startsWith('COMPANY_'));
  return [...own, ...memberships.map(({ role }) => role)];
}
