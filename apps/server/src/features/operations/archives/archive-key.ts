import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key as PKCS #8 and as SPKI have it (RFC 8410). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

export type ArchiveKey = { readonly privateKey: KeyObject; readonly publicKey: string };

/** The installation's own: of its secret, as every other key. */
export function archiveKeyOf(secret: Uint8Array): ArchiveKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'candor', 'company-archive', 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE, seed]),
    ...{ format: 'der', type: 'pkcs8' },
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.subarray(PUBLIC.length).toString('base64url') };
}

export const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(text, 'base64url')]),
    ...{ format: 'der', type: 'spki' },
  });

/** What two people read to each other: 16 bytes in groups of four signs. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 32)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What the refs of an installation's rows begin with. */
export const refPrefix = (publicKey: string): string => publicKey.slice(0, 22);

/** What the refs of a company's own rows begin with: which installation, and which company of it. */
export const ownPrefix = ({ publicKey }: ArchiveKey, companyId: number): string =>
  `${refPrefix(publicKey)}.${companyId}.`;
