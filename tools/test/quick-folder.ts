import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** As it was before a run named its own folder: Ceph's start failed three times of three in memory. */
export const onDisk = tmpdir();
const gibibyte = 2 ** 30;
/** Databases, recordings and browsers' profiles of one run lie in 1 GiB at most; the rest is for who works beside it. */
const needed = 4 * gibibyte;
/** Of the machine, whatever the file system in memory may take. */
export const leftFree = 2 * needed;

/**
 * Where a run's own files lie, for `TMPDIR`; to be removed after it. In memory where there is room: each test's database
 * is a copy of a thousand small files, and making them on a disk costs a third of what the database costs in all
 * (docs/decisions/0357).
 */
export function makeQuickFolder(memory = inMemory): string {
  removeAbandoned(memory);
  const isFit = hasRoom(memory) && runsPrograms(memory);
  const folder = mkdtempSync(join(isFit ? memory : onDisk, `candor-run-${process.pid}-`));
  // The database runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed && freemem() >= leftFree;
  } catch {
    return false;
  }
}

/** PostgreSQL's programs are copied there for the user that it runs as; hardened machines mount it `noexec`. */
export function runsPrograms(memory: string): boolean {
  try {
    const folder = mkdtempSync(join(memory, `candor-run-${process.pid}-`));
    try {
      const program = join(folder, 'program');
      writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
      return spawnSync(program).status === 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    return false;
  }
}

/** What a killed run left would hold memory until the machine is started again. */
function removeAbandoned(memory: string): void {
  for (const path of globSync([memory, onDisk].map((place) => join(place, 'candor-run-*')))) {
    const [, pid] = /candor-run-(\d+)-[^/]*$/.exec(path) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Of somebody else, who removes it.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
