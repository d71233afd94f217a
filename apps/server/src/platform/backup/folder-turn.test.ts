import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readMachine } from '../installation/machine.ts';
import { backupSentences } from './backup-words.ts';
import { inTurn } from './folder-turn.ts';

const root = mkdtempSync(join(tmpdir(), 'candor-test-turn-'));
const lock = join(root, 'lock');
/** No process has a number above the largest that Linux gives. */
const NOBODY = 4_194_305;
const work = () => inTurn(root, async () => existsSync(lock));

beforeEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

test('the folder is held while a command works there, also over its failure no longer', async () => {
  expect(await work()).toBe(true);
  expect(existsSync(lock)).toBe(false);
  const failing = inTurn(root, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['that runs here', `${process.ppid} ${readMachine()}`],
  ['of another machine with the same host name', `${NOBODY} ${hostname()} b7e5 pid:[1]`],
  ['of a release that wrote the host name alone', `${hostname()} ${NOBODY}`],
  ['that says nothing yet', ''],
])('another command is refused beside one %s', async (_whose, held) => {
  writeFileSync(lock, held);
  await expect(work()).rejects.toThrow(backupSentences.running);
  expect(existsSync(lock)).toBe(true);
});

test('one that was killed on this very machine holds up nobody', async () => {
  writeFileSync(lock, `${NOBODY} ${readMachine()}`);
  expect(await work()).toBe(true);
});

test.each([
  ['on a machine that was started again', `${NOBODY} ${hostname()} b7e5 pid:[1]`],
  ['where the system does not say which machine it is', `${NOBODY} `],
  ['before it said anything', ''],
])('one that was killed %s holds up nobody for long', async (_where, held) => {
  writeFileSync(lock, held);
  await expect(work()).rejects.toThrow(backupSentences.running);
  const since = new Date(Date.now() - 16 * 60_000);
  utimesSync(lock, since, since);
  expect(await work()).toBe(true);
});
