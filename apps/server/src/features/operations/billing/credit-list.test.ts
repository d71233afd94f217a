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
