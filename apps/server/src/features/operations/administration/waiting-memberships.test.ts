import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { plantPerson } from '../../people/accounts/test-people.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';

let service: TestApp;
let office: Entered;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  who = people(service);
});
afterAll(() => service?.close());

const read = async (path: string) => (await office.send('GET', `/api/administration/${path}`)).data;

async function askToJoin(companyId: number, at: string): Promise<void> {
  const { accountId } = await plantPerson(service, {});
  await service.owner.query(
    `insert into memberships (company_id, account_id, role, status, created_at)
      values ($1, $2, 'COMPANY_USER', 'pending', $3)`,
    [companyId, accountId, at],
  );
}

test('requests to join are counted with the oldest, and listed by company, longest first', async () => {
  expect(await read('overview')).toMatchObject({ membershipsWaiting: 0, oldestMembershipAt: null });
  const [calm, busy, slow] = [await who.found(), await who.found(), await who.found()];
  await askToJoin(busy.companyId, '2026-11-19T09:00:00Z');
  await askToJoin(busy.companyId, '2026-11-18T09:00:00Z');
  await askToJoin(slow.companyId, '2026-11-02T09:00:00Z');
  expect(await read('overview')).toMatchObject({
    membershipsWaiting: 3,
    oldestMembershipAt: '2026-11-02T09:00:00.000Z',
  });
  const { total, companies } = await read('companies?state=waiting');
  expect(total).toBe(2);
  expect(companies).toMatchObject([
    { companyID: slow.companyId, waiting: 1, waitingSince: '2026-11-02T09:00:00.000Z' },
    { companyID: busy.companyId, waiting: 2, waitingSince: '2026-11-18T09:00:00.000Z' },
  ]);
  const all = await read('companies');
  expect(all.total).toBe(3);
  expect(all.companies).toContainEqual(
    expect.objectContaining({ companyID: calm.companyId, waiting: 0, waitingSince: null }),
  );
});
