import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { BackupError } from './backup-files.ts';
import { backupSentences } from './backup-words.ts';

/** One command at a time works in a folder of backups; one that was killed on this machine holds up nobody. */
export async function inTurn<T>(root: string, work: () => Promise<T>): Promise<T> {
  const path = join(root, 'lock');
  if (!take(path)) {
    const [host, pid] = readFileSync(path, 'utf8').split(' ');
    if (host !== hostname() || isAlive(Number(pid))) throw new BackupError(backupSentences.running);
    rmSync(path, { force: true });
    if (!take(path)) throw new BackupError(backupSentences.running);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, `${hostname()} ${process.pid}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
