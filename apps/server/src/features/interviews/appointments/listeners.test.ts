import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openStudio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

/** Of a company of its own: what happens to who asked, and who hears then that the candidate has picked. */
async function heardAfter(change: string) {
  const studio = await openStudio(service);
  const ada = await studio.colleague();
  const { token } = await studio.ask([[{ accountID: ada.accountId }]]);
  const { accountId: asker } = studio.recruiter;
  if (change !== '') {
    await service.owner.query(`update ${change}`, [asker]);
  }
  const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
  const pick = { token, revision: 2, ...zone, startsAt: '2027-01-20T08:00:00.000Z' };
  expect((await studio.send('/pick', pick)).status).toBe(200);
  const { rows } = await service.owner.query(
    `select account_id::int as account_id from notifications
      where account_id in ($1, $2) and title = 'An interview has a time' order by 1`,
    [asker, studio.founder.accountId],
  );
  const names = new Map([
    [asker, 'asker'],
    [studio.founder.accountId, 'founder'],
  ]);
  return rows.map(({ account_id }) => names.get(account_id));
}

test('who asked for an interview hears what others do to it', async () => {
  expect(await heardAfter('')).toEqual(['asker']);
});

test.each([
  "memberships set status = 'suspended' where account_id = $1",
  "memberships set job_ids = '{0}' where account_id = $1",
  'accounts set disabled_at = now() where id = $1',
])('somebody else of the company hears where the asker may not: %s', async (change) => {
  expect(await heardAfter(change)).toEqual(['founder']);
});
