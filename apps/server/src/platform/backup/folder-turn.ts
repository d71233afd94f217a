import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Begun, isGone, readMachine } from '../installation/machine.ts';
import { BackupError } from './backup-files.ts';
import { backupSentences } from './backup-words.ts';

/** One command at a time works in a folder of backups; one that was killed on this machine holds up nobody. */
export async function inTurn<T>(root: string, work: () => Promise<T>): Promise<T> {
  const path = join(root, 'lock');
  if (!take(path)) {
    if (!isGone(readLock(path))) throw new BackupError(backupSentences.running);
    rmSync(path, { force: true });
    if (!take(path)) throw new BackupError(backupSentences.running);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The folder may be shared, and machines may have the same host name. */
function readLock(path: string): Begun {
  const [, id, machine = null] = /^(\d+) (.+)$/.exec(readFileSync(path, 'utf8')) ?? [];
  return { machine, process: Number(id) };
}

function take(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${readMachine() ?? ''}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
