import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { hashOf } from './browser-marks.ts';
import { readLinkToken } from './link-token.ts';

/** How a link names its row; `companyId` 0 where its secret cannot be one. */
export type LinkRef = { readonly companyId: number; readonly tokenHash: string };

/** Company 0 has no rows: what cannot be a link is looked up like any other. */
export function linkRef(token: string): LinkRef {
  const read = readLinkToken(token);
  return read === null
    ? { companyId: 0, tokenHash: hashOf(token) }
    : { companyId: read.companyId, tokenHash: read.hash };
}

/** Counts tries of one address by one link in one browser, whether the link exists or not. */
export const tryKey = (...parts: readonly string[]): string => hashOf(parts.join('\n'));

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hides codes from who reads the database: a code counts for one link in one browser, and for one use of codes. */
export function codeHasher(key: Uint8Array, use: string) {
  const derived = new Uint8Array(hkdfSync('sha256', key, 'candor', use, 32));
  return (code: string, tokenHash: string, browserHash: string): string =>
    createHmac('sha256', derived).update(`${tokenHash}|${browserHash}|${code}`).digest('hex');
}
