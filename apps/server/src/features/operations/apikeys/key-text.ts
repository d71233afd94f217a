import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_PREFIX } from '@candor/contract/operations/key-rules';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of 62 are 256 bits. */
const SECRET_LENGTH = 43;
const CHECK_LENGTH = 6;
const PREFIX_SHOWN = 6;

/**
 * `candor_<company in base 36>_<secret><checksum>`: scanners find it by its beginning and dismiss look-alikes by the
 * checksum; the server does so before it asks the database.
 */
export function makeKey(companyId: number): { key: string; prefix: string; keyHash: string } {
  const digits = Array.from({ length: SECRET_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  const begin = `${KEY_PREFIX}${companyId.toString(36)}_`;
  const unchecked = begin + digits.join('');
  const key = unchecked + checksum(unchecked);
  return { key, prefix: key.slice(0, begin.length + PREFIX_SHOWN), keyHash: hashOf(key) };
}

const pattern = new RegExp(
  `^Bearer (${KEY_PREFIX}([0-9a-z]{1,10})_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`,
  'i',
);

/** Whether a header brings a key at all, right or wrong. */
export const bringsKey = (authorization: string | undefined): boolean =>
  authorization?.slice(0, 'Bearer '.length + KEY_PREFIX.length).toLowerCase() ===
  `bearer ${KEY_PREFIX}`;

/** null for what was never a key. */
export function readKey(
  authorization: string | undefined,
): { companyId: number; keyHash: string } | null {
  const [, unchecked = '', company = '', check = ''] = pattern.exec(authorization ?? '') ?? [];
  if (unchecked === '' || checksum(unchecked) !== check) return null;
  const companyId = Number.parseInt(company, 36);
  if (!Number.isSafeInteger(companyId)) return null;
  return { companyId, keyHash: hashOf(unchecked + check) };
}

/** What tells one key from another, known or not; null for what is none. */
export const nameKey = (authorization: string | undefined): string | null => {
  const read = bringsKey(authorization) ? readKey(authorization) : null;
  return read === null ? null : `key ${read.keyHash}`;
};

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    digits = (DIGITS[rest % DIGITS.length] ?? '') + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** A secret of 256 random bits needs no slow hash. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
