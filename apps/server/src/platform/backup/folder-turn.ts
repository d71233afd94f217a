import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGone, readMachine } from '../installation/machine.ts';
import { BackupError } from './backup-files.ts';
import { backupSentences } from './backup-words.ts';

/** While a command works it says so this often; who has not for so long was killed, or its machine was. */
const BEAT_MS = 60_000;
const SILENT_MS = 15 * BEAT_MS;

/** One command at a time works in a folder of backups; one that was killed holds up nobody for long. */
export async function inTurn<T>(root: string, work: () => Promise<T>): Promise<T> {
  const path = join(root, 'lock');
  if (!take(path)) {
    if (!isLeft(path)) throw new BackupError(backupSentences.running);
    rmSync(path, { force: true });
    if (!take(path)) throw new BackupError(backupSentences.running);
  }
  const beat = setInterval(() => say(path), BEAT_MS);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { force: true });
  }
}

/** The folder may be shared, and machines may have the same host name. The release before wrote one and said nothing more. */
function isLeft(path: string): boolean {
  const held = readFileSync(path, 'utf8');
  const [, id, machine = ''] = /^(\d+) (.*)$/.exec(held) ?? [];
  // Killed between opening its file and writing into it.
  const saysNothing = held === '';
  if (id === undefined && !saysNothing) return false;
  if (id !== undefined && isGone({ machine: machine || null, process: Number(id) })) return true;
  return timeIn(dirname(path)) - statSync(path).mtimeMs > SILENT_MS;
}

/** By the clock of whoever keeps the folder, as the times of its files are. */
function timeIn(folder: string): number {
  const probe = join(folder, `lock.${process.pid}`);
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe);
  return mtimeMs;
}

/** Written anew, the file has the folder's time. */
function say(path: string): void {
  try {
    if (readFileSync(path, 'utf8') === whose()) writeFileSync(path, whose());
  } catch {
    // A folder that is away for a moment: the next time.
  }
}

const whose = (): string => `${process.pid} ${readMachine() ?? ''}`;

function take(path: string): boolean {
  try {
    writeFileSync(path, whose(), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
