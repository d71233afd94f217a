import { createHash, randomBytes } from 'node:crypto';

/**
 * The secret of an emailed link: `<company id in base 36>.<256 random bits in base64url>`.
 * The company's id in front tells every request its tenant before its first query, so no global index of
 * secrets exists. It authorises nothing: the hash covers it, so changing it finds no row.
 */
const shape = /^([1-9a-z][0-9a-z]{0,11})\.[\w-]{43}$/;

/** `token` goes into the mail and nowhere else; `hash` (SHA-256, hex) is what the database holds. */
export function newLinkToken(companyId: number): { token: string; hash: string } {
  const token = `${companyId.toString(36)}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** null when the text cannot be a link token. */
export function readLinkToken(token: string): { companyId: number; hash: string } | null {
  const companyId = Number.parseInt(shape.exec(token)?.[1] ?? '', 36);
  return Number.isSafeInteger(companyId) ? { companyId, hash: hashOf(token) } : null;
}

const hashOf = (token: string) => createHash('sha256').update(token, 'utf8').digest('hex');
