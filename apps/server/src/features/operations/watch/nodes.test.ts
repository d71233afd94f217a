import { hostname } from 'node:os';
import { SILENT_MS } from '@candor/contract/operations/node-rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readMachine } from '../../../platform/installation/machine.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { joinNodes } from './index.ts';

let service: TestApp;
let office: Entered;
const leaving: (() => Promise<void>)[] = [];

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
});
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
  await service.owner.query('delete from nodes');
});
afterAll(() => service.close());

async function join(given: Partial<Parameters<typeof joinNodes>[1]> = {}) {
  const onProblem = (problem: Error) => void service.problems.push(problem);
  const asked = { role: 'both', isFolder: false, patienceMs: 0, ...given } as const;
  const leave = await joinNodes({ db: service.db, clock: () => new Date(), onProblem }, asked);
  leaving.push(leave);
  return leave;
}

const nodesSeen = async () => (await office.send('GET', '/api/watch')).data.nodes;

const plantOther = (
  host: string,
  process: number,
  { beatAt = new Date(), machine = null }: { beatAt?: Date; machine?: string | null } = {},
) =>
  service.owner.query(
    `insert into nodes (id, host, process, machine, role, version, started_at, beat_at)
     values (gen_random_uuid(), $1, $2, $3, 'serve', '0.0.9', $4, $4)`,
    [host, process, machine, beatAt],
  );

test('each node is told with its role and version, until it leaves', async () => {
  await plantOther('elsewhere', 7);
  const leave = await join({ role: 'work' });
  expect(await nodesSeen()).toMatchObject([
    { host: 'elsewhere', process: 7, role: 'serve', version: '0.0.9' },
    { host: hostname(), process: process.pid, role: 'work' },
  ]);
  await leave();
  expect(await nodesSeen()).toMatchObject([{ host: 'elsewhere' }]);
});

test('one that was killed is told as it was last heard of, and forgotten after an hour', async () => {
  const beatAt = new Date(Date.now() - 50 * 60_000);
  await plantOther('silent', 8, { beatAt });
  await plantOther('long-gone', 9, { beatAt: new Date(Date.now() - 61 * 60_000) });
  await join();
  expect(await nodesSeen()).toMatchObject([
    { host: 'silent', beatAt: beatAt.toISOString() },
    { host: hostname() },
  ]);
});

test('a node that keeps its objects in a folder starts beside no other', async () => {
  await plantOther('elsewhere', 7);
  await expect(join({ isFolder: true })).rejects.toThrow(
    /process 7 on elsewhere.*Set S3_BUCKET on every node/,
  );
  expect(await nodesSeen()).toHaveLength(1);
  await join({ isFolder: false });
});

test('nor beside one of the same host name whose process has the same number, or none that this machine knows', async () => {
  const container = `${hostname()} b7e5 pid:[1]`;
  for (const [id, machine] of [
    [process.pid, container],
    [4_194_305, container],
    [4_194_305, null],
  ] as const) {
    await plantOther(hostname(), id, { machine });
    await expect(join({ isFolder: true })).rejects.toThrow(`process ${id} on ${hostname()}`);
    await service.owner.query('delete from nodes');
  }
});

test('but beside what was silent, or killed on this very machine, it does', async () => {
  await plantOther('elsewhere', 7, { beatAt: new Date(Date.now() - SILENT_MS - 1) });
  // No process has a number above the largest that Linux gives.
  await plantOther(hostname(), 4_194_305, { machine: readMachine() });
  await join({ isFolder: true });
  expect(await nodesSeen()).toMatchObject([{ host: 'elsewhere' }, { process: process.pid }]);
});
