import { webhookEvents } from '@candor/contract/operations/webhook-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openStudio, type Studio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const begin = new Date('2027-01-18T08:00:00Z');
let now = begin;
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
  await service.owner.query(
    `insert into webhook_endpoints (company_id, url, events, secret_sealed, created_by, created_at)
     select $1, 'https://hooks.example/all', $2, 'sealed', id, now() from accounts limit 1`,
    [ours.companyId, [...webhookEvents]],
  );
});
afterAll(() => service.close());

/** What programs were told since the last look, with the state that came along. */
let seen = 0;
async function told(): Promise<string[]> {
  const { rows } = await service.owner.query(
    'select id::int, event, body from webhook_deliveries where id > $1 order by id',
    [seen],
  );
  seen = rows.at(-1)?.id ?? seen;
  return rows
    .filter(({ event }) => event.startsWith('interview.'))
    .map(({ event, body }) => `${event} ${JSON.parse(body).data.state}`);
}

const zone = { timeZone: 'Europe/Berlin', reason: 'My train.', note: '' };
const on = (day: number) => [
  { startsAt: `2027-01-${day}T08:00:00.000Z`, endsAt: `2027-01-${day}T10:00:00.000Z` },
];

test('each state of a live interview is told to programs, and each wish to move it', async () => {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const { id, token } = await ours.ask(seats, { beginning: 'candidate-offers' });
  expect(await told()).toEqual(['interview.invited asked']);
  const revision = async (): Promise<number> => (await ours.read(id)).revision;
  const offer = async (day: number) =>
    ours.send('/offers', { token, revision: await revision(), ...zone, spans: on(day) });
  const move = async (startsAt: string | null) =>
    ours.act(id, 'move', { revision: await revision(), reason: 'Ill.', startsAt });

  await offer(20);
  expect(await told()).toEqual(['interview.offered offered']);
  await move(null);
  expect(await told()).toEqual(['interview.move-asked asked']);
  await offer(20);
  await ours.act(id, 'booking', { revision: await revision(), startsAt: on(20)[0]?.startsAt });
  expect(await told()).toEqual(['interview.offered offered', 'interview.booked booked']);
  await offer(21);
  expect(await told()).toEqual(['interview.move-asked booked']);
  await ours.act(id, 'move/decline', { revision: await revision(), reason: 'It is fine.' });
  expect(await told()).toEqual(['interview.move-declined booked']);
  const place = await ours.placeOf(id, ada.accountId);
  const propose = { token: place, answer: 'propose', reason: 'Travel.', spans: on(22) };
  await ours.send('-seat/answer', { ...propose, revision: await revision() });
  expect(await told()).toEqual(['interview.move-asked booked']);
  await move(null);
  await offer(22);
  await move(on(22)[0]?.startsAt ?? '');
  expect(await told()).toEqual([
    ...['interview.move-asked booked', 'interview.offered booked', 'interview.moved booked'],
  ]);
  now = new Date('2027-01-22T09:30:00Z');
  await service.runDue('appointment');
  expect(await told()).toEqual(['interview.over over']);
  now = begin;

  const other = await ours.ask(seats);
  const leave = { token: other.token, isUnable: true, reason: 'Another job.' };
  await ours.send('/withdrawal', leave);
  expect(await told()).toEqual(['interview.invited asked', 'interview.cancelled unable']);
});
