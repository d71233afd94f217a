import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { groupedCode, RECOVERY_CODES, recoveryCode } from './multifactor-rules.ts';

/** New codes in place of all older ones. This is the only time that they exist in clear. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: number,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteRecoveryCodes(tx, accountId);
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(code), createdAt: now })))
    .execute();
  return codes.map(groupedCode);
}

export async function deleteRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
}

/** Spends a code in one guarded write: of any number of parallel tries one succeeds. */
export async function spendRecoveryCode(
  tx: Tx,
  {
    accountId,
    code,
    now,
  }: { readonly accountId: number; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOf(code))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(tx: Tx, accountId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

function newCode(): string {
  for (;;) {
    const code = recoveryCode(randomBytes(32));
    if (code !== null) return code;
  }
}

const hashOf = (code: string) => createHash('sha256').update(code, 'utf8').digest('hex');
