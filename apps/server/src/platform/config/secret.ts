import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret all keys are derived from: APP_SECRET, or one made at the first start and kept in the
 * data folder for its owner only.
 */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    // wx: of two first starts one wins, and both read the winner's.
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}

/** A key of its own for each purpose, so that one leaking or reused key opens nothing else. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'candor', purpose, 32));
}
