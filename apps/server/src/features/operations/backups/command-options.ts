import { readFileSync } from 'node:fs';
import { backupSentences } from '../../../platform/backup/backup-words.ts';
import { BackupError } from '../../../platform/backup/backup-files.ts';
import { checkPassphrase } from '../../../platform/backup/sealed-secrets.ts';

/** Of the file named, or of the environment; never an argument, which every process of the machine may read. */
export function readPassphrase(file: string | undefined): string | null {
  const given =
    file === undefined ? process.env['BACKUP_PASSPHRASE'] : readFileSync(file, 'utf8').trim();
  return given === undefined || given === '' ? null : checkPassphrase(given);
}

export function needOption(value: string | undefined, usage: string): string {
  if (value === undefined) throw new BackupError(usage);
  return value;
}

export function needPassphrase(passphrase: string | null): string {
  if (passphrase === null) throw new BackupError(backupSentences.passphraseMissing);
  return passphrase;
}
