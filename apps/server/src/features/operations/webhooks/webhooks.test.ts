import { createHmac } from 'node:crypto';
import { retryDelays } from '@candor/contract/operations/webhook-rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { publishEvent } from './index.ts';
import { startReceiver } from './test-receiver.ts';
import { changeIn, deliveriesOf, listenAt } from './test-webhooks.ts';

type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>>;

const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let service: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let company: Company;

beforeAll(async () => {
  receiver = await startReceiver();
  const outbound = createOutbound({ ports: [], isInsideAllowed: true, patience: 2000 });
  service = await createTestApp({ now: () => now, outbound });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});
beforeEach(async () => {
  now = start;
  company = await people(service).found();
  receiver.received.length = 0;
  receiver.answerWith(200, 'thanks');
});

/** Sessions do not last as long as deliveries do: another administrator looks at what became of them. */
async function waitFor(milliseconds: number) {
  now = new Date(now.getTime() + milliseconds);
  if (milliseconds < 600_000) return;
  const { companyId } = company;
  const { call } = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  company = { ...company, call };
}

const deliver = () => service.runJob('deliver-webhooks');

const listen = (of = company, events = ['application.created']) =>
  listenAt(receiver.url, of, events);

const change = (applicationID = 1) => changeIn(service, company, { now, applicationID });

const logOf = (webhookID: number) => deliveriesOf(company, webhookID);

async function stateOf(webhookID: number) {
  const { data } = await company.call('GET', '/api/webhooks');
  const webhooks = data.webhooks as { webhookID: number; state: string }[];
  return webhooks.find((one) => one.webhookID === webhookID);
}

/** As a receiver would check it, by the specification alone. */
function isSignedBy(secret: string, { headers, body }: (typeof receiver.received)[number]) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return headers['webhook-signature']?.split(' ').includes(wanted) === true;
}

test('who asked for an event gets it once, signed; who did not gets nothing', async () => {
  const { webhookID, secret } = await listen();
  const elsewhere = await listen(company, ['interview.started']);
  await change(7);
  await deliver();
  await deliver();
  const [only, ...others] = receiver.received;
  expect(others).toEqual([]);
  expect(JSON.parse(only?.body ?? '')).toEqual({
    type: 'application.created',
    timestamp: start.toISOString(),
    data: { applicationID: 7 },
  });
  expect(only?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(start.getTime() / 1000),
  });
  expect(only !== undefined && isSignedBy(secret, only)).toBe(true);
  expect(only !== undefined && isSignedBy(elsewhere.secret, only)).toBe(false);
  expect(await logOf(webhookID)).toMatchObject([
    { event: 'application.created', state: 'delivered', status: 200, tries: 1, nextTryAt: null },
  ]);
  expect(await logOf(elsewhere.webhookID)).toEqual([]);
});

test('a change that is rolled back tells nobody', async () => {
  await listen();
  const { companyId } = company;
  const undone = service.db.inCompany(companyId, async (tx) => {
    await publishEvent(
      tx,
      { companyId, now },
      { event: 'application.created', data: { applicationID: 1 } },
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await deliver();
  expect(receiver.received).toEqual([]);
});

test('a process that is killed with a delivery in its hands loses nothing', async () => {
  await listen();
  await change();
  // What a killed process leaves: claimed, and no outcome.
  const { claimDue } = await import('./delivery-store.ts');
  expect(await claimDue(service.db, now, { room: 5, busy: [] })).toHaveLength(1);
  await deliver();
  expect(receiver.received).toHaveLength(0);
  now = new Date(now.getTime() + 121_000);
  await deliver();
  expect(receiver.received).toHaveLength(1);
});

test('what fails is tried again for three days with the same number and words, then switched off and told', async () => {
  const { webhookID } = await listen();
  receiver.answerWith(500, 'down');
  await change();
  await deliver();
  for (const delay of retryDelays) {
    await waitFor(delay - 1);
    await deliver();
    await waitFor(1);
    await deliver();
  }
  expect(receiver.received).toHaveLength(retryDelays.length + 1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await stateOf(webhookID)).toMatchObject({ state: 'failing' });
  const told = await service.owner.query(
    "select title, path from notifications where account_id = $1 and path like '/company/%'",
    [company.accountId],
  );
  expect(told.rows).toEqual([
    { title: 'A webhook was switched off', path: '/company/settings/webhooks' },
  ]);
  await change(2);
  await deliver();
  expect(receiver.received).toHaveLength(retryDelays.length + 1);
  const [{ deliveryID } = {}] = await logOf(webhookID);
  const replay = `/api/webhooks/${webhookID}/deliveries/${String(deliveryID)}/replay`;
  expect((await company.call('POST', replay)).code).toBe('webhook_off');
  await company.call('POST', `/api/webhooks/${webhookID}/switch`, { isOn: true });
  receiver.answerWith(200);
  expect((await company.call('POST', replay)).status).toBe(200);
  await deliver();
  expect(await logOf(webhookID)).toMatchObject([{ state: 'delivered', tries: 11, status: 200 }]);
  expect(await stateOf(webhookID)).toMatchObject({ state: 'active', failingSince: null });
});

test('one success in between, and nothing is switched off', async () => {
  const { webhookID } = await listen();
  receiver.answerWith(503);
  await change(1);
  await deliver();
  for (const [index, delay] of retryDelays.entries()) {
    await waitFor(delay);
    await deliver();
    if (index !== 5) continue;
    receiver.answerWith(200);
    await company.call('POST', `/api/webhooks/${webhookID}/test`);
    await deliver();
    receiver.answerWith(503);
  }
  expect((await logOf(webhookID)).map(({ state }) => state)).toEqual(['delivered', 'failed']);
  expect(await stateOf(webhookID)).toMatchObject({ state: 'active' });
});

test('410 is a wish to be left alone', async () => {
  const { webhookID } = await listen();
  receiver.answerWith(410);
  await change();
  await deliver();
  expect(await stateOf(webhookID)).toMatchObject({ state: 'gone' });
});

test('a new secret signs beside the old one for a day', async () => {
  const { webhookID, secret: old } = await listen();
  const { data } = await company.call('POST', `/api/webhooks/${webhookID}/secret`);
  const signers = async () => {
    await change();
    await deliver();
    const sent = receiver.received.at(-1);
    if (sent === undefined) throw new Error('nothing arrived');
    return [isSignedBy(old, sent), isSignedBy(data.secret, sent)];
  };
  expect(await signers()).toEqual([true, true]);
  now = new Date(start.getTime() + 86_400_000);
  expect(await signers()).toEqual([false, true]);
});

test('the log shows what was sent and how the answer began; secrets are stored sealed', async () => {
  const { webhookID, secret } = await listen();
  receiver.answerWith(422, 'no'.repeat(5000));
  await company.call('POST', `/api/webhooks/${webhookID}/test`);
  await deliver();
  const [{ deliveryID } = {}] = await logOf(webhookID);
  const { data } = await company.call(
    'GET',
    `/api/webhooks/${webhookID}/deliveries/${String(deliveryID)}`,
  );
  expect(JSON.parse(data.body)).toMatchObject({ type: 'webhook.test', data: { webhookID } });
  expect(data.tries).toMatchObject([{ status: 422, problem: null, answer: 'no'.repeat(512) }]);
  expect(data.messageID).toBe(receiver.received[0]?.headers['webhook-id']);
  const { rows } = await service.owner.query('select w::text as row from webhook_endpoints w');
  for (const { row } of rows) expect(row).not.toContain(secret.replace('whsec_', ''));
});

test('no answer is told by its kind, without addresses of the network', async () => {
  const { webhookID } = await listen();
  await service.owner.query('update webhook_endpoints set url = $2 where id = $1', [
    webhookID,
    'http://127.0.0.1:1/',
  ]);
  await change();
  await deliver();
  const [{ deliveryID, ...logged } = {}] = await logOf(webhookID);
  expect(logged).toMatchObject({ status: null, state: 'waiting', tries: 1 });
  const path = `/api/webhooks/${webhookID}/deliveries/${String(deliveryID)}`;
  const { data } = await company.call('GET', path);
  expect(data.tries).toMatchObject([{ problem: 'No connection (ECONNREFUSED).', answer: '' }]);
});

test('the log is pruned after thirty days; what still waits stays', async () => {
  const { webhookID } = await listen();
  await change(1);
  await deliver();
  await waitFor(31 * 86_400_000);
  await change(2);
  await service.runJob('prune-webhook-log');
  expect(await logOf(webhookID)).toMatchObject([{ state: 'waiting' }]);
});

test('many wait, and one company takes no more than its share at a time', async () => {
  await listen();
  for (let i = 0; i < 6; i += 1) await change(i);
  await deliver();
  expect(receiver.received).toHaveLength(4);
  await deliver();
  expect(receiver.received).toHaveLength(6);
});

test('a suspended company is told nothing until it is back', async () => {
  await listen();
  await change();
  const suspend = 'update tenants set suspended_at = $2 where id = $1';
  await service.owner.query(suspend, [company.companyId, now]);
  await deliver();
  expect(receiver.received).toHaveLength(0);
  await service.owner.query(suspend, [company.companyId, null]);
  await deliver();
  expect(receiver.received).toHaveLength(1);
});
