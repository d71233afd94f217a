import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret all keys are derived from: APP_SECRET, or one made at the first start and kept in the
 * data folder for its owner only.
 */
export function loadSecret(given: string | undefined, dataDir: string): string {
  return openSecret(given, dataDir).secret;
}

export type Secret = {
  readonly secret: string;
  /** Where it came from, as a sentence can say it. */
  readonly source: string;
  /** Takes back a secret that this start made: it must not pass for the one that was lost. */
  readonly forget: () => void;
};

export function openSecret(given: string | undefined, dataDir: string): Secret {
  if (given !== undefined) return { secret: given, source: 'APP_SECRET', forget: () => {} };
  const path = join(dataDir, 'secret');
  const wasThere = existsSync(path);
  const secret = readOrMake(path, dataDir);
  if (wasThere) return { secret, source: path, forget: () => {} };
  const source = `the one just made, because ${path} was missing`;
  return { secret, source, forget: () => rmSync(path, { force: true }) };
}

function readOrMake(path: string, dataDir: string): string {
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

/** Tells secrets apart and says nothing about them: derived like a key, and used as none. */
export function markOf(secret: string): string {
  return Buffer.from(deriveKey(secret, 'mark')).toString('base64url');
}

/** A key of its own for each purpose, so that one leaking or reused key opens nothing else. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'candor', purpose, 32));
}
