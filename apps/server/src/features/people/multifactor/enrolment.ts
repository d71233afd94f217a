import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import { authenticatorUri, newAuthenticatorSecret, timeStepOf } from './authenticator.ts';
import {
  confirmFactor,
  findUnconfirmed,
  insertUnconfirmed,
  listConfirmed,
  lockAccount,
} from './factor-store.ts';
import { plainCode } from './multifactor-rules.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';

/** Makes a secret for an authenticator app. It protects, and asks, nothing before a code of it was given. */
export async function beginAuthenticator(
  tx: Tx,
  key: Uint8Array,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
) {
  const { email } = await lockAccount(tx, accountId);
  const secret = newAuthenticatorSecret();
  const sealedSecret = await sealText(secret, key);
  const factor = { accountId, name: name.trim(), sealedSecret, createdAt: now };
  const factorID = await insertUnconfirmed(tx, factor);
  return { factorID, secret, uri: authenticatorUri(email, secret) };
}

/** Takes the first code of an authenticator. Gives recovery codes when it is the account's first factor. */
export async function finishAuthenticator(
  tx: Tx,
  key: Uint8Array,
  { accountId, factorID, code, now }: EnrolmentCode,
): Promise<{ email: string; recoveryCodes: string[] }> {
  const { email } = await lockAccount(tx, accountId);
  const others = await listConfirmed(tx, accountId);
  const factor = await findUnconfirmed(tx, accountId, factorID);
  const secret =
    factor === undefined || factor.sealedSecret === null
      ? null
      : await openSealedText(factor.sealedSecret, key);
  const timeStep =
    secret === null ? null : await timeStepOf(plainCode(code), secret, { now, lastTimeStep: null });
  if (timeStep === null || !(await confirmFactor(tx, { id: factorID, timeStep, now }))) {
    throw fail('wrong_code', 'This code is not right. Please enter the newest one of your app.', {
      path: 'body.code',
    });
  }
  return {
    email,
    recoveryCodes: others.length === 0 ? await replaceRecoveryCodes(tx, accountId, now) : [],
  };
}

type EnrolmentCode = {
  readonly accountId: number;
  readonly factorID: number;
  readonly code: string;
  readonly now: Date;
};
