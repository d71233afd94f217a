import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { pay, plantPrices } from './test-billing.ts';

let service: TestApp;
let office: Entered;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  const pack = { name: 'Twenty', credits: 20, amount: 9900 };
  await office.send('POST', `${base}/packs`, pack);
});
afterAll(() => service.close());

const base = '/api/administration/credits';
// Short, so that sessions and their proof last.
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const say = (credits: number, from?: string, kind = 'bot-interview') =>
  office.send('PUT', `${base}/prices`, { kind, credits, ...(from !== undefined && { from }) });
const withdraw = (from: string, kind = 'bot-interview') =>
  office.send('POST', `${base}/prices/withdraw`, { kind, from });
const listed = async () => (await office.send('GET', base)).data;

const past = [{ code: 'price_past' }];
const gone = [{ code: 'price_gone' }];

/** Of a company that has twenty credits. */
async function buyer() {
  const ours = await openOffice(service);
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 6, activityId: 0 }],
  });
  const body = { planID: 'twenty', provider: 'test', intent: crypto.randomUUID() };
  await pay(call, (await call('POST', '/api/billing/payments', body)).data.paymentID);
  const credits = async () => (await call('GET', '/api/billing/credits')).data;
  return { ours, credits };
}

test('[PY-1] a price said ahead is shown to both sides, and holds by itself from its time on', async () => {
  const { ours, credits } = await buyer();
  await say(1);
  now = new Date(now.getTime() + 1000);
  const from = inSeconds(60);
  expect((await say(4, from)).status).toBe(200);
  expect((await say(2, inSeconds(30), 'live-seat')).status).toBe(200);
  const coming = [
    { kind: 'live-seat', credits: 2, from: inSeconds(30) },
    { kind: 'bot-interview', credits: 4, from },
  ];
  expect(await listed()).toMatchObject({ price: 1, seatPrice: 0, coming });
  expect((await listed()).history).toHaveLength(1);
  expect(await credits()).toMatchObject({ balance: 20, price: 1, seatPrice: 0, coming });
  await ours.inviteOne('before@example.com');
  expect(await credits()).toMatchObject({ balance: 19 });

  now = new Date(new Date(from).getTime() - 1);
  expect(await credits()).toMatchObject({ price: 1, seatPrice: 2, coming: [coming[1]] });
  now = new Date(from);
  expect(await credits()).toMatchObject({ price: 4, seatPrice: 2, coming: [] });
  await ours.inviteOne('after@example.com');
  expect(await credits()).toMatchObject({ balance: 15 });
  const { history } = await listed();
  expect(history.slice(0, 2)).toEqual([coming[1], coming[0]]);
});

test('what is said ahead can be withdrawn until a minute before its time; what held stays in the list', async () => {
  const { credits } = await buyer();
  const { price } = await credits();
  const from = inSeconds(70);
  await say(9, from);
  expect(await withdraw(inSeconds(71))).toMatchObject({ status: 409, errors: gone });
  expect(await withdraw(from, 'live-seat')).toMatchObject({ errors: gone });
  expect((await withdraw(from)).status).toBe(200);
  // The second of two who take it back is not told that it holds.
  expect(await withdraw(from)).toMatchObject({ errors: gone });
  await say(7, inSeconds(80));
  const held = inSeconds(80);
  now = new Date(inSeconds(70));
  // The one that was withdrawn.
  expect(await credits()).toMatchObject({ price, coming: [{ credits: 7 }] });
  now = new Date(held);
  expect(await withdraw(held)).toMatchObject({ status: 409, errors: past });
  expect(await credits()).toMatchObject({ price: 7, coming: [] });
  const { rows } = await service.owner.query(
    `select action from audit_log where company_id = 0 and action like 'credits.%' order by seq desc limit 3`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'credits.price',
    'credits.price_withdrawn',
    'credits.price',
  ]);
});

test('what begins within a minute cannot be withdrawn: another node, or a moment later, may let it hold', async () => {
  const from = inSeconds(60);
  await say(8, from);
  expect(await withdraw(from)).toMatchObject({ status: 409, errors: past });
  expect((await listed()).coming).toMatchObject([{ credits: 8, from }]);
  now = new Date(from);
  expect(await listed()).toMatchObject({ price: 8, coming: [] });
});

test('as many prices are said ahead as are listed; who takes one back says another', async () => {
  const before = (await listed()).coming.length;
  for (let at = before; at < 50; at += 1) await say(1, inSeconds(200 + at), 'live-seat');
  expect((await listed()).coming).toHaveLength(50);
  const over = await say(1, inSeconds(300));
  expect(over.errors).toMatchObject([{ code: 'prices_full', path: 'body.from' }]);
  for (let at = before; at < 50; at += 1) await withdraw(inSeconds(200 + at), 'live-seat');
  expect((await say(1, inSeconds(300))).status).toBe(200);
  await withdraw(inSeconds(300));
});

test('no price begins before now, nor where another of its kind does', async () => {
  const before = await say(1, new Date(now.getTime() - 1).toISOString());
  expect(before.errors).toMatchObject([{ code: 'price_past', path: 'body.from' }]);
  const from = inSeconds(100);
  expect((await say(1, from)).status).toBe(200);
  const twice = await say(2, from);
  expect(twice.errors).toMatchObject([{ code: 'price_planned', path: 'body.from' }]);
  expect((await say(2, from, 'live-seat')).status).toBe(200);
  expect((await listed()).coming).toEqual([
    { kind: 'bot-interview', credits: 1, from },
    { kind: 'live-seat', credits: 2, from },
  ]);
});

test('a node of the release before refuses a price instead of letting it hold at once', async () => {
  // Where that one sets prices, and would leave out when they begin.
  const old = await office.send('PUT', `${base}/price`, { kind: 'live-seat', credits: 1 });
  expect(old.status).toBe(404);
});
