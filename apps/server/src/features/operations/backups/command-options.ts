import { readFileSync } from 'node:fs';
import { backupSentences } from '../../../platform/backup/backup-words.ts';
import { BackupError } from '../../../platform/backup/backup-files.ts';
import { checkPassphrase } from '../../../platform/backup/sealed-secrets.ts';
import { ConfigurationError } from '../../../platform/config/config.ts';
import { DatabaseSetupError } from '../../../platform/database/database-errors.ts';

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

/** Its sentence where we have one, everything where we have none; and status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExplained =
      error instanceof BackupError ||
      error instanceof ConfigurationError ||
      error instanceof DatabaseSetupError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
