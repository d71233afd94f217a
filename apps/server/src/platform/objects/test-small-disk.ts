import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Mounting needs root; where it is not permitted, there is no small disk to test on. */
  readonly isThere: boolean;
  remove(): void;
};

/** A disk of this size, such as `1m`, to run full. */
export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'candor-small-disk-'));
  const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
  const isThere = run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  if (!isThere) console.warn('A full disk is not tested: mounting a small one needs root.');
  const remove = () => {
    if (isThere) run('umount', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, isThere, remove };
}
