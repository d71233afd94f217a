import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeQuickFolder, onDisk } from './quick-folder.ts';

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

test('a run lies in memory, unless no program can be started there or there is no room', (context) => {
  const memory = mountMemory();
  const noexec = mountMemory('noexec');
  const small = mountMemory('size=64m');
  if (memory === null || noexec === null || small === null) context.skip('needs to mount');
  expect(dirname(make(memory ?? ''))).toBe(freemem() >= 8 * 2 ** 30 ? memory : onDisk);
  expect(dirname(make(noexec ?? ''))).toBe(onDisk);
  expect(dirname(make(small ?? ''))).toBe(onDisk);
});

test('where there is no such place a run lies on the disk', () => {
  const folder = make('/nowhere/at/all');
  expect(dirname(folder)).toBe(onDisk);
  expect(existsSync(folder)).toBe(true);
});
