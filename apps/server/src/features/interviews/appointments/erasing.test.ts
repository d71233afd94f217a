import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openStudio, type Studio } from './test-studio.ts';

const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const tables = [
  'appointments',
  'appointment_seats',
  'appointment_seat_people',
  'appointment_events',
];

test('a candidate who is erased leaves no live interview, no booking and nothing that is due', async () => {
  const ada = await ours.colleague();
  const { id, token, email, candidateID } = await ours.ask([[{ accountID: ada.accountId }]]);
  const pick = { token, revision: 2, timeZone: 'Europe/Oslo', reason: '', note: 'Ring twice.' };
  const booked = await ours.send('/pick', { ...pick, startsAt: '2027-01-20T08:00:00.000Z' });
  expect(booked.status).toBe(200);
  const erasure = { candidateID, email, because: 'She asked for it.' };
  const erased = await ours.founder.call('POST', '/api/retention/erasures', erasure);
  expect(erased).toMatchObject({ status: 200 });
  const counts = [...tables, 'appointment_turns', 'booked_times'].map(async (table) => {
    const { rows } = await service.owner.query(`select count(*)::int as n from ${table}`);
    return rows[0].n;
  });
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0, 0]);
  const due = "select count(*)::int as n from due_work where kind = 'appointment'";
  expect((await service.owner.query(due)).rows[0].n).toBe(0);
  expect((await ours.call('GET', `/api/live-interviews/${id}`)).code).toBe('not_found');
  expect((await ours.send('', { token })).code).toBe('token_expired');
});
