import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { openStudio, type Studio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const morning = Date.parse('2027-01-18T08:00:00Z');
let at = morning;
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(at) });
  ours = await openStudio(service);
});
beforeEach(() => {
  at = morning;
});
afterAll(() => service.close());

const MINUTE = 60_000;
const call = { place: { kind: 'call', text: '' } };
const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const pick = (token: string, startsAt: string, revision = 2) =>
  ours.send('/pick', { token, revision, ...zone, startsAt });

/** Booked with a colleague, to begin in some minutes. */
async function booked(inMinutes: number, change: object = call) {
  at = morning;
  const startsAt = new Date(at + 15 * MINUTE).toISOString();
  const ada = await ours.colleague();
  const asked = await ours.ask([[{ accountID: ada.accountId }]], change, { noticeHours: 0 });
  expect((await pick(asked.token, startsAt)).code).toBeUndefined();
  at = Date.parse(startsAt) - inMinutes * MINUTE;
  return { ...asked, ada, startsAt, place: await ours.placeOf(asked.id, ada.accountId) };
}

const enter = async (address: string) => {
  const token = new URL(address).searchParams.get('token');
  const { data } = await people(service).caller()('POST', '/api/call/entry', { token });
  return people(service).caller()('POST', '/api/call', { token: data.token });
};

test('[VL-7] candidate, interviewer and scheduler come into one call, each by their own way', async () => {
  const { token, place, id, ada } = await booked(15);
  const asCandidate = await ours.send('/call', { token });
  expect(asCandidate.data.address).toMatch(/^https:\/\/call\.example\/\?token=[\w-]{43}$/);
  const seen = await enter(asCandidate.data.address);
  expect(seen.data).toMatchObject({ role: 'candidate', people: [{ role: 'candidate' }] });
  const fromSeat = await enter((await ours.send('-seat/call', { token: place })).data.address);
  expect(fromSeat.data).toMatchObject({ role: 'interviewer', name: 'Ada Lovelace' });
  const member = await ours.call('POST', `/api/live-interviews/${id}/call`);
  const asMember = await enter(member.data.address);
  expect(asMember.data.people).toHaveLength(3);
  // The same person by another way has the same seat.
  const again = await enter((await ours.send('-seat/call', { token: place })).data.address);
  expect(again.data.seatID).toBe(fromSeat.data.seatID);
  expect(ada.accountId).toBeGreaterThan(0);
  const audit = `select actor_kind from audit_log where action = 'interview.call-entered' and object_id = $1 order by id`;
  const { rows } = await service.owner.query(audit, [id]);
  expect(rows.map((row) => row.actor_kind)).toEqual([
    ...['candidate', 'interviewer', 'account', 'interviewer'],
  ]);
});

test('nobody comes in too early, to an interview elsewhere, or to one that was cancelled', async () => {
  const early = await booked(16);
  expect((await ours.send('/call', { token: early.token })).code).toBe('call_early');
  const elsewhere = await booked(5, {});
  expect((await ours.send('/call', { token: elsewhere.token })).code).toBe('no_call');
  const off = await booked(5);
  at = morning;
  const { revision } = await ours.read(off.id);
  await ours.act(off.id, 'cancel', { revision, reason: 'Filled.' });
  const refused = await ours.send('/call', { token: off.token });
  expect(refused.code).toBe('call_cancelled');
});

test('a call follows its interview: after a move or a cancellation an old page hears of it', async () => {
  const one = await booked(10);
  const { data } = await ours.send('/call', { token: one.token });
  const token = new URL(data.address).searchParams.get('token');
  const entry = await people(service).caller()('POST', '/api/call/entry', { token });
  const look = () => people(service).caller()('POST', '/api/call', { token: entry.data.token });
  expect((await look()).status).toBe(200);
  const later =
    "update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where schedule_id = $1";
  await service.owner.query(later, [one.id]);
  expect((await look()).code).toBe('call_early');
  const off = "update appointments set state = 'cancelled' where schedule_id = $1";
  await service.owner.query(off, [one.id]);
  expect((await look()).code).toBe('call_cancelled');
});

test('whoever gave the seat away is not let in', async () => {
  const { place, ada, id } = await booked(10);
  const { data } = await ours.send('-seat/call', { token: place });
  const token = new URL(data.address).searchParams.get('token');
  const entry = await people(service).caller()('POST', '/api/call/entry', { token });
  await service.owner.query(
    'update appointment_seats set account_id = null where schedule_id = $1',
    [id],
  );
  expect((await ours.send('-seat/call', { token: place })).code).toBe('not_seated');
  const left = 'delete from memberships where account_id = $1';
  await service.owner.query(left, [ada.accountId]);
  const look = await people(service).caller()('POST', '/api/call', { token: entry.data.token });
  expect(look.code).toBe('call_cancelled');
});

test('a place has words, and a call needs none', async () => {
  const ada = await ours.colleague();
  const { applicationID } = await ours.applicant();
  const schedule = (place: object) =>
    ours.schedule(applicationID, [ours.round([[{ accountID: ada.accountId }]])], { place });
  expect(await schedule({ kind: 'address', text: ' ' })).toMatchObject({ status: 422 });
  const made = await schedule({ kind: 'call', text: '' });
  const { place } = await ours.read(made.data.interviewScheduleIDs[0]);
  expect(place).toMatchObject({ kind: 'call', text: expect.stringMatching(/\w/) });
});
