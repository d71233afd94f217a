import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { leftFree, makeQuickFolder, onDisk, runsPrograms } from './quick-folder.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0).toReversed()) step();
});

/** A file system in memory, as an operator mounts one; null where that is not allowed. */
function mountMemory(...options: readonly string[]): string | null {
  const place = mkdtempSync(join(tmpdir(), 'candor-memory-'));
  undo.push(() => rmSync(place, { recursive: true, force: true }));
  const given = ['-t', 'tmpfs', '-o', ['size=5g', ...options].join(','), 'candor', place];
  if (spawnSync('mount', given).status !== 0) return null;
  undo.push(() => void execFileSync('umount', [place]));
  return place;
}

const make = (place: string): string => {
  const folder = makeQuickFolder(place);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('a run lies in memory where there is room for it', (context) => {
  const memory = mountMemory();
  const small = mountMemory('size=64m');
  if (memory === null || small === null) return context.skip('needs to mount');
  expect(dirname(make(small))).toBe(onDisk);
  if (freemem() < leftFree) return context.skip('needs 8 GiB of free memory');
  expect(dirname(make(memory))).toBe(memory);
});

test('no run lies where no program can be started', (context) => {
  const memory = mountMemory();
  const noexec = mountMemory('noexec');
  if (memory === null || noexec === null) return context.skip('needs to mount');
  expect(runsPrograms(memory)).toBe(true);
  expect(runsPrograms(noexec)).toBe(false);
  expect(dirname(make(noexec))).toBe(onDisk);
});

test('where there is no such place a run lies on the disk', () => {
  const folder = make('/nowhere/at/all');
  expect(dirname(folder)).toBe(onDisk);
  expect(existsSync(folder)).toBe(true);
});
