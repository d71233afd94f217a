import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { begin, pay, plantPrices, unpaid } from './test-billing.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

test('a company finds its payments by the days on which they were begun, the last one included', async () => {
  const { call } = await unpaid(service);
  for (const at of ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00Z', '2026-03-02T23:59:59Z']) {
    const { paymentID } = (await begin(call)).data;
    await pay(call, paymentID);
    await service.owner.query('update payments set created_at = $2 where id = $1', [paymentID, at]);
  }
  const other = await unpaid(service);
  await begin(other.call);
  const total = async (days: string) => (await call('GET', `/api/billing/payments?${days}`)).data;
  expect(await total('')).toMatchObject({ total: 3 });
  expect(await total('from=2026-03-01&until=2026-03-02')).toMatchObject({
    total: 2,
    payments: [
      { createdAt: '2026-03-02T23:59:59.000Z' },
      { createdAt: '2026-03-01T00:00:00.000Z' },
    ],
  });
  expect(await total('until=2026-02-28')).toMatchObject({ total: 1 });
  expect(await total('from=2026-03-03')).toMatchObject({ total: 0, payments: [] });
  expect((await call('GET', '/api/billing/payments?until=tomorrow')).code).toBe(
    'validation_failed',
  );
});

test('a super admin finds what is disputed and what was given back, and is told that something is', async () => {
  const listed = async (state: string) =>
    (await office.send('GET', `/api/administration/payments?state=${state}`)).data;
  const before = await listed('all');
  expect(before.disputed).toBe(0);
  const paid: number[] = [];
  for (const _company of [1, 2, 3]) {
    const { call } = await unpaid(service);
    const { paymentID } = (await begin(call)).data;
    await pay(call, paymentID);
    paid.push(paymentID);
  }
  const move = (id: number | undefined, state: string) =>
    service.owner.query('update payments set state = $2 where id = $1', [id, state]);
  await move(paid[0], 'disputed');
  await move(paid[1], 'disputed');
  await move(paid[2], 'refunded');
  // What waits longest comes first.
  expect(await listed('disputed')).toMatchObject({
    ...{ total: 2, disputed: 2 },
    payments: [{ paymentID: paid[0] }, { paymentID: paid[1] }],
  });
  expect(await listed('refunded')).toMatchObject({
    ...{ total: 1, disputed: 2 },
    payments: [{ paymentID: paid[2], state: 'refunded' }],
  });
  expect(await listed('waiting')).toMatchObject({ disputed: 2 });
});
