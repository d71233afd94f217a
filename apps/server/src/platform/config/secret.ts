import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secret = {
  readonly secret: string;
  /** Where it came from, as a sentence can say it. */
  readonly source: string;
  /** Once the database has taken it. Until then a secret that this start made must not pass for one that was lost. */
  readonly keep: () => void;
  readonly forget: () => void;
};

/**
 * The secret all keys are derived from: APP_SECRET, or one made at the first start and kept in the data folder for its
 * owner only. A start that breaks before the secret is kept leaves it under another name, which the next one takes up:
 * the database may have taken it already.
 */
export function openSecret(given: string | undefined, dataDir: string): Secret {
  const nothing = () => {};
  if (given !== undefined) {
    return { secret: given, source: 'APP_SECRET', keep: nothing, forget: nothing };
  }
  const path = join(dataDir, 'secret');
  if (existsSync(path)) {
    return { secret: read(path), source: path, keep: nothing, forget: nothing };
  }
  const made = `${path}.new`;
  mkdirSync(dataDir, { recursive: true });
  // Of two first starts one wins, and both read the winner's.
  writeOnce(made, randomBytes(32).toString('base64url'));
  const secret = read(made);
  const forget = () => rmSync(made, { force: true });
  const keep = () => {
    writeOnce(path, secret);
    forget();
  };
  return { secret, source: `the one just made, because ${path} was missing`, keep, forget };
}

const read = (path: string): string => readFileSync(path, 'utf8').trim();

function writeOnce(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Tells secrets apart and says nothing about them: derived like a key, and used as none. */
export function markOf(secret: string): string {
  return Buffer.from(deriveKey(secret, 'mark')).toString('base64url');
}

/** A key of its own for each purpose, so that one leaking or reused key opens nothing else. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'candor', purpose, 32));
}
