import { randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { openSealedText, sealText } from '../sealing/sealed-text.ts';
import { BackupError, writeSynced } from './backup-files.ts';
import { backupSentences } from './backup-words.ts';

const MIN_PASSPHRASE = 12;
/** 128 MB and a third of a second: for a file that a thief may try at for years. Ours. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const file = z.object({ format: z.literal(1), salt: z.string(), sealed: z.string() });
const secrets = z.object({ APP_SECRET: z.string(), VAPID_PRIVATE_KEY: z.optional(z.string()) });

export type Secrets = z.infer<typeof secrets>;

const keyOf = (passphrase: string, salt: Buffer): Uint8Array =>
  new Uint8Array(scryptSync(passphrase.normalize('NFC'), salt, 32, COST));

export function checkPassphrase(passphrase: string): string {
  if (passphrase.length < MIN_PASSPHRASE) throw new BackupError(backupSentences.passphraseShort);
  return passphrase;
}

/** For a place of their own: whoever has backup and secrets has everything. */
export async function writeSecrets(
  path: string,
  given: Secrets,
  passphrase: string,
): Promise<void> {
  const salt = randomBytes(16);
  const sealed = await sealText(JSON.stringify(given), keyOf(passphrase, salt));
  await writeSynced(
    path,
    `${JSON.stringify({ format: 1, salt: salt.toString('base64url'), sealed })}\n`,
  );
}

export async function readSecrets(path: string, passphrase: string): Promise<Secrets> {
  const { salt, sealed } = z.parse(file, JSON.parse(await readFile(path, 'utf8')));
  const key = keyOf(passphrase, Buffer.from(salt, 'base64url'));
  try {
    return z.parse(secrets, JSON.parse(await openSealedText(sealed, key)));
  } catch {
    throw new BackupError(backupSentences.wrongPassphrase);
  }
}
