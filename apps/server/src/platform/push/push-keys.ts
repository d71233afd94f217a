import { createECDH } from 'node:crypto';

/** This installation's name at push services (VAPID, RFC 8292). Browsers tie a subscription to the public key. */
export type PushKeys = {
  /** Both in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service asks when something is wrong: `mailto:` or `https:`. */
  readonly subject: string;
};

/** @param privateKey 32 bytes, a scalar of P-256; nearly every 32 bytes are one. */
export function pushKeys(privateKey: Uint8Array, subject: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey).toString('base64url'),
    subject,
  };
}
