import type { Tx } from '../../../platform/database/database.ts';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import { timeStepOf } from './authenticator.ts';
import { listConfirmed, takeTimeStep } from './factor-store.ts';
import { plainCode } from './multifactor-rules.ts';
import { spendRecoveryCode } from './recovery-code-store.ts';

type Given = { readonly accountId: number; readonly code: string; readonly now: Date };

/** Takes a code of one of the account's authenticator apps; a code is taken once. */
export async function takeAuthenticatorCode(
  tx: Tx,
  key: Uint8Array,
  { accountId, code, now }: Given,
): Promise<boolean> {
  for (const { id, sealedSecret, lastTimeStep } of await listConfirmed(tx, accountId)) {
    if (sealedSecret === null) continue;
    const secret = await openSealedText(sealedSecret, key);
    const timeStep = await timeStepOf(plainCode(code), secret, { now, lastTimeStep });
    if (timeStep !== null) return takeTimeStep(tx, { id, timeStep, now });
  }
  return false;
}

/** Whichever kind of code it is: for a page with one field. */
export async function takeFactorCode(tx: Tx, key: Uint8Array, given: Given): Promise<boolean> {
  if (await takeAuthenticatorCode(tx, key, given)) return true;
  return spendRecoveryCode(tx, {
    accountId: given.accountId,
    code: plainCode(given.code),
    now: given.now,
  });
}

export async function hasFactor(tx: Tx, accountId: number): Promise<boolean> {
  return (await listConfirmed(tx, accountId)).length > 0;
}
