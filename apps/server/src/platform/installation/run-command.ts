import { BackupError } from '../backup/backup-files.ts';
import { ConfigurationError } from '../config/config.ts';
import { DatabaseSetupError } from '../database/database-errors.ts';

/** What an operator's command will not do, in a sentence that says why. */
export class CommandRefused extends Error {}

/** Its sentence where we have one, everything where we have none; and status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExplained =
      error instanceof BackupError ||
      error instanceof CommandRefused ||
      error instanceof ConfigurationError ||
      error instanceof DatabaseSetupError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
