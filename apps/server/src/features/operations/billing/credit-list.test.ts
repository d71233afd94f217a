import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { openOffice } from '../../interviews/scheduling/test-scheduling.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('of very many entries the latest ten thousand are listed, and it says that there are more', async () => {
  const ours = await openOffice(service);
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 6, activityId: 0 }],
  });
  const plant = (count: number) =>
    service.owner.query(
      `insert into credit_moves (company_id, reason, credits, made_at)
       select $1, 'used', -1, now() from generate_series(1, $2::int)`,
      [ours.companyId, count],
    );
  const page = async (number: number) =>
    (await call('GET', `/api/billing/credits/moves?page=${number}`)).data;
  await plant(10_000);
  expect(await page(1)).toMatchObject({ total: 10_000, hasMore: false });
  await plant(1);
  expect(await page(400)).toMatchObject({ total: 10_000, hasMore: true, pageSize: 25 });
  const ids = async (number: number) =>
    (await page(number)).moves.map(({ moveID }: { moveID: number }) => moveID);
  const [newest, last] = [await ids(1), await ids(400)];
  expect([last.length, newest[0] - last.at(-1)]).toEqual([25, 9999]);
  expect(await ids(401)).toEqual([]);
});

test('days reach what lies behind the ten thousand, the last one included', async () => {
  const { call, plantAt } = await ofVeryMany();
  await plantAt('2026-02-28T23:59:59.999Z', 1);
  await plantAt('2026-03-01T00:00:00Z', 2);
  await plantAt('2026-03-02T23:59:59.999Z', 3);
  await plantAt('2026-03-03T00:00:00Z', 10_000);
  const listed = async (days: string) =>
    (await call('GET', `/api/billing/credits/moves?${days}`)).data;
  const all = await listed('page=1');
  expect(all).toMatchObject({ total: 10_000, hasMore: true, heedsDays: true });
  expect(await listed('until=2026-03-02')).toMatchObject({ total: 6, hasMore: false });
  expect(await listed('from=2026-03-01&until=2026-03-02')).toMatchObject({ total: 5 });
  expect(await listed('from=2026-03-02&until=2026-03-01')).toMatchObject({ total: 0, moves: [] });
  const { moves } = await listed('from=2026-03-01&until=2026-03-01');
  expect(moves.map(({ madeAt }: { madeAt: string }) => madeAt)).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ]);
  expect(await call('GET', '/api/billing/credits/moves?from=2026-02-30')).toMatchObject({
    code: 'validation_failed',
  });
});

test('a file holds fifty thousand, says when the oldest of them was, and the rest is a file of its own', async () => {
  const { call, plantAt } = await ofVeryMany();
  await plantAt('2026-03-01T08:00:00Z', 7);
  await plantAt('2026-03-02T09:00:00Z', 2);
  await plantAt('2026-03-03T10:00:00Z', 49_999);
  const exported = async (days: string) =>
    (await call('GET', `/api/billing/credits/export?${days}`)).data;
  const first = await exported('');
  expect(first).toMatchObject({ count: 50_000, isMore: true, cutAt: '2026-03-02T09:00:00.000Z' });
  expect(first.csv.trimEnd().split('\r\n')).toHaveLength(50_001);
  const rest = await exported(`olderThan=${first.oldest}`);
  expect(rest).toMatchObject({ count: 8, isMore: false, cutAt: null, oldest: null });
  expect(rest.csv).toContain('2026-03-01T08:00:00.000Z');
  expect(rest.fileName).toMatch(/-until-2026-03-02\.csv$/);
});

test('more than fifty thousand of one day, even of one moment, go into files that follow each other without a gap', async () => {
  const { call, plantAt } = await ofVeryMany();
  await plantAt('2026-03-01T10:00:00Z', 5);
  await plantAt('2026-03-02T10:00:00Z', 100_003);
  const day = 'from=2026-03-02&until=2026-03-02';
  const parts = [];
  let olderThan = '';
  do {
    const { data } = await call('GET', `/api/billing/credits/export?${day}${olderThan}`);
    parts.push(data);
    olderThan = `&olderThan=${data.oldest}`;
  } while (parts.at(-1).isMore && parts.length < 9);
  expect(parts.map(({ count }) => count)).toEqual([50_000, 50_000, 3]);
  const oldest = parts.map((part) => part.oldest);
  expect([oldest[0] - oldest[1], oldest[2]]).toEqual([50_000, null]);
});

test('a move of another company leads to nothing that is older', async () => {
  const ours = await ofVeryMany();
  const theirs = await ofVeryMany();
  await ours.plantAt('2026-03-01T10:00:00Z', 2);
  await theirs.plantAt('2026-03-02T10:00:00Z', 1);
  const [move] = (await theirs.call('GET', '/api/billing/credits/moves')).data.moves;
  const path = `/api/billing/credits/export?olderThan=${move.moveID}`;
  expect((await ours.call('GET', path)).data).toMatchObject({ count: 0, isMore: false });
});

async function ofVeryMany() {
  const ours = await openOffice(service);
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 6, activityId: 0 }],
  });
  const plantAt = async (at: string, count: number) => {
    await service.owner.query(
      `insert into credit_moves (company_id, reason, credits, made_at)
       select $1, 'used', -1, $2::timestamptz from generate_series(1, $3::int)`,
      [ours.companyId, at, count],
    );
    // What the database does by itself a minute after so many rows: until then it takes the table for an empty one.
    await service.owner.query('analyze credit_moves');
  };
  return { call, plantAt };
}
