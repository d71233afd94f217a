import { randomUUID, webcrypto } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import { LOGIN_KEY_MS } from './invitation-rules.ts';
import { insertLoginKey, spendLoginKey } from './login-key-store.ts';

/** RSA-OAEP-SHA-256, 3072 bits (docs/decisions/0094). */
const algorithm = {
  name: 'RSA-OAEP',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;

export type LoginKeys = {
  issue(now: Date): Promise<{ publicKey: string; keyGuid: string }>;
  /** The password under this key, or null whatever is wrong: who fails must not learn why. */
  open(keyGuid: string, ciphertext: string, now: Date): Promise<string | null>;
};

/** A key pair for one login. The private half lies sealed in the database, so any process can open it, once. */
export function createLoginKeys(db: Database, sealingKey: Uint8Array): LoginKeys {
  return {
    async issue(now) {
      const pair = await webcrypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
      const spki = await webcrypto.subtle.exportKey('spki', pair.publicKey);
      const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
      const keyGuid = randomUUID();
      const sealedPrivateKey = await sealText(Buffer.from(pkcs8).toString('base64'), sealingKey);
      const expiresAt = new Date(now.getTime() + LOGIN_KEY_MS);
      await db.global((tx) => insertLoginKey(tx, { keyGuid, sealedPrivateKey, expiresAt }, now));
      return { publicKey: Buffer.from(spki).toString('base64'), keyGuid };
    },

    async open(keyGuid, ciphertext, now) {
      if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(keyGuid)) return null;
      const sealed = await db.global((tx) => spendLoginKey(tx, keyGuid, now));
      if (sealed === null) return null;
      try {
        const pkcs8 = Buffer.from(await openSealedText(sealed, sealingKey), 'base64');
        const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['decrypt']);
        const bytes = Buffer.from(ciphertext, 'base64');
        const clear = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, bytes);
        return new TextDecoder('utf-8', { fatal: true }).decode(clear);
      } catch {
        return null;
      }
    },
  };
}
