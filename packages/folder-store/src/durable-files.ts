import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The file is there whole or not at all, also after a power cut. What a killed process left half-written
 * lies in `workshop`, a folder of the same file system.
 */
export async function writeDurably(path: string, text: string, workshop: string): Promise<void> {
  const temporary = join(workshop, randomUUID());
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await publish(temporary, path);
}

/** Renames a synced file to its final name and makes the name itself last. */
export async function publish(temporary: string, path: string): Promise<void> {
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  // Each new folder is a name in the one above it, and none of these names lasts by itself.
  const top = dirname(first ?? path);
  for (let above = dirname(path); ; above = dirname(above)) {
    await syncFolder(above);
    if (above.length <= top.length) return;
  }
}

/** The JSON in the file; null when there is no such file. */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR';
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
