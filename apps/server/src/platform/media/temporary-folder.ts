import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longAgo, removeUntouched } from '@candor/folder-store';

const PREFIX = 'candor-recording-';

/** A folder that is gone when the work is over, unless the process is killed. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Folders of killed processes, of which nothing was written for so long. */
export async function removeStaleFolders(forMs: number): Promise<void> {
  return removeUntouched(tmpdir(), PREFIX, await longAgo(tmpdir(), forMs));
}
