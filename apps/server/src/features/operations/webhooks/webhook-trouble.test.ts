import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { publishEvent, publishEvents } from './index.ts';
import { startReceiver } from './test-receiver.ts';
import { changeIn, deliveriesOf, listenAt } from './test-webhooks.ts';
import { lockWebhook } from './webhook-store.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  receiver = await startReceiver();
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  service = await createTestApp({ now: () => now, outbound });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});
beforeEach(async () => {
  company = await people(service).found();
  receiver.answerWith(200);
});

const listen = () => listenAt(receiver.url, company);
const change = (applicationID = 1) => changeIn(service, company, { now, applicationID });
const logOf = (webhookID: number) => deliveriesOf(company, webhookID);
const deliver = () => service.runJob('deliver-webhooks');

test('whoever looks at a webhook holds up no change that it is told of', async () => {
  const { webhookID } = await listen();
  const { companyId } = company;
  await service.db.inCompany(companyId, async (tx) => {
    await lockWebhook(tx, { companyId, id: webhookID });
    await service.db.inCompany(companyId, async (other) => {
      await sql`set local lock_timeout = '1s'`.execute(other);
      await publishEvent(
        other,
        { companyId, now },
        { event: 'application.created', data: { applicationID: 5 } },
      );
    });
  });
  await deliver();
  expect(receiver.events()).toMatchObject([{ data: { applicationID: 5 } }]);
});

test('a secret that cannot be read is told, and a new one mends it', async () => {
  const { webhookID } = await listen();
  const broken = 'update webhook_endpoints set secret_sealed = $2 where id = $1';
  await service.owner.query(broken, [webhookID, 'sealed under a key that is gone']);
  await change();
  await deliver();
  const [{ deliveryID, tries } = {}] = await logOf(webhookID);
  expect(tries).toBe(1);
  const path = `/api/webhooks/${webhookID}/deliveries/${String(deliveryID)}`;
  const { data } = await company.call('GET', path);
  expect(data.tries).toMatchObject([
    { status: null, problem: 'The secret of this webhook cannot be read. Make a new one.' },
  ]);
  await company.call('POST', `/api/webhooks/${webhookID}/secret`);
  await company.call('POST', `${path}/replay`);
  await deliver();
  expect(await logOf(webhookID)).toMatchObject([{ state: 'delivered', tries: 2 }]);
});

test('what is sent again while its last try is under way begins anew', async () => {
  const { webhookID } = await listen();
  receiver.answerWith(500);
  await change();
  await deliver();
  await service.owner.query('update webhook_deliveries set tries = 9 where endpoint_id = $1', [
    webhookID,
  ]);
  const [{ deliveryID } = {}] = await logOf(webhookID);
  now = new Date(now.getTime() + 5000);
  receiver.beforeAnswer(async () => {
    const path = `/api/webhooks/${webhookID}/deliveries/${String(deliveryID)}/replay`;
    expect((await company.call('POST', path)).status).toBe(200);
  });
  await deliver();
  expect(await logOf(webhookID)).toMatchObject([{ state: 'waiting', tries: 2 }]);
});

test('one company’s flood does not make another one wait', async () => {
  const flooding = company;
  await listen();
  const many = Array.from({ length: 300 }, (_, n) => ({ applicationID: n }));
  await service.db.inCompany(flooding.companyId, (tx) =>
    publishEvents(
      tx,
      { companyId: flooding.companyId, now },
      { event: 'application.created', many },
    ),
  );
  company = await people(service).found();
  await listen();
  now = new Date(now.getTime() + 1000);
  await change(4711);
  await deliver();
  expect(receiver.events().map(({ data }) => data['applicationID'])).toContain(4711);
});
