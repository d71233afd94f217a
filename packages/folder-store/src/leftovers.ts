import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './durable-files.ts';

/**
 * Removes the files and folders in `folder` whose names begin with `prefix` and of which nothing was
 * written since `before`: a killed process left them. Another process may be doing the same.
 */
export async function removeUntouched(folder: string, prefix: string, before: Date): Promise<void> {
  const names = await ignoringMissing(readdir(folder), []);
  for (const name of names) {
    const path = join(folder, name);
    if (name.startsWith(prefix) && (await lastWritten(path)) < before.getTime()) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * A moment so long ago by the clock that stamps this folder's files: a file is written to ask it. The database's clock, or
 * this host's where the folder is another machine's, would call files old that are being written.
 */
export async function longAgo(folder: string, forMs: number): Promise<Date> {
  const probe = join(folder, `.clock-${randomUUID()}`);
  try {
    await writeFile(probe, '', { flag: 'wx' });
    return new Date((await stat(probe)).mtimeMs - forMs);
  } finally {
    await rm(probe, { force: true });
  }
}

/** Of a folder, also what lies in it: writing to a file does not touch its folder. */
async function lastWritten(path: string): Promise<number> {
  const entry = await ignoringMissing(stat(path), null);
  if (entry === null) return Number.POSITIVE_INFINITY;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const within: number[] = [];
  for (const name of await ignoringMissing(readdir(path), [])) {
    within.push((await ignoringMissing(stat(join(path, name)), entry)).mtimeMs);
  }
  return Math.max(entry.mtimeMs, ...within);
}

async function ignoringMissing<T, E>(work: Promise<T>, instead: E): Promise<T | E> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return instead;
    throw error;
  }
}
