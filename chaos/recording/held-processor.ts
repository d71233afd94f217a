import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOf } from './browser-processes.ts';

/** Linux' two ways to hold processes back: version 1 of control groups, and version 2. */
const roots = [
  { folder: '/sys/fs/cgroup/cpu', limit: (us: number) => ['cpu.cfs_quota_us', String(us)] },
  { folder: '/sys/fs/cgroup', limit: (us: number) => ['cpu.max', `${us} 100000`] },
] as const;

/**
 * A starved computer: the browser on this profile, with all that it started, gets `share` of one core.
 * Needs a user who may make control groups, as root may. @returns what lets go of the emptied group
 */
export async function holdProcessor(profile: string, share: number): Promise<() => Promise<void>> {
  const group = makeLimited(share);
  // Twice: a process may have begun another while the first list was moved.
  for (let round = 0; round < 2; round += 1) {
    for (const { pid } of await processesOf(profile)) move(pid, group);
  }
  return () => removeEmptied(group);
}

/** The same for one process of ours and its threads. */
export function holdProcess(pid: number, share: number): () => Promise<void> {
  const group = makeLimited(share);
  move(String(pid), group);
  return () => removeEmptied(group);
}

let made = 0;

function makeLimited(share: number): string {
  made += 1;
  const [group, limit] = makeGroup(`candor-${process.pid}-${Date.now()}-${made}`);
  const [file = '', value = ''] = limit(Math.round(share * 100_000));
  writeFileSync(join(group, file), value);
  return group;
}

/** Killed processes leave their group a moment later. */
async function removeEmptied(group: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return rmdirSync(group);
    } catch {
      await pause(100);
    }
  }
}

function makeGroup(name: string): [string, (typeof roots)[number]['limit']] {
  for (const { folder, limit } of roots) {
    const group = join(folder, name);
    try {
      mkdirSync(group);
      return [group, limit];
    } catch {
      // The other version, perhaps.
    }
  }
  throw new Error('Control groups cannot be made here: run it as root on Linux');
}

function move(pid: string, group: string): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), pid);
  } catch {
    // It has ended since it was listed.
  }
}
