import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { openStudio, type Studio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const monday = new Date('2027-01-18T08:00:00Z');
let now = monday;
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const eleven = '2027-01-20T10:00:00.000Z';
const noon = '2027-01-20T11:00:00.000Z';
const offered = [{ startsAt: eleven, endsAt: '2027-01-20T13:00:00.000Z' }];

/** An interview that is booked for nine o'clock. */
async function booked(pool: readonly object[], wish: object = {}) {
  const asked = await ours.ask([pool], {}, wish);
  const pick = { token: asked.token, revision: 2, ...zone, startsAt: nine };
  expect((await ours.send('/pick', pick)).code).toBeUndefined();
  return asked;
}
const bookedTimes = async (accountId: number) => {
  const text = 'select starts_at from booked_times where account_id = $1 order by 1';
  const { rows } = await service.owner.query(text, [accountId]);
  return rows.map(({ starts_at }) => starts_at.toISOString());
};
const textsTo = async (address: string) =>
  (await service.mailsTo(address)).map(({ text }) => text).join('\n');
const offer = (token: string, revision: number) =>
  ours.send('/offers', { token, revision, ...zone, reason: 'My train.', spans: offered });

describe('[AV-3] a move', () => {
  test('that the candidate asks for leaves the old time until the company books a new one', async () => {
    const ada = await ours.colleague();
    const { id, token, email } = await booked([{ accountID: ada.accountId }]);
    const asked = await offer(token, 3);
    expect(asked.data).toMatchObject({
      ...{ state: 'booked', startsAt: nine, movesLeft: 4 },
      move: { by: 'candidate', waitsFor: 'interviewers', reason: 'My train.' },
    });
    expect(await bookedTimes(ada.accountId)).toEqual([nine]);
    const move = { revision: 4, reason: 'Fine.', startsAt: noon };
    expect(await ours.act(id, 'move', move)).toMatchObject({ status: 200 });
    expect(await bookedTimes(ada.accountId)).toEqual([noon]);
    expect(await ours.read(id)).toMatchObject({
      ...{ state: 'booked', startsAt: noon, move: null, offers: offered },
      history: [{ what: 'asked' }, { what: 'booked' }, { what: 'move-asked' }, { what: 'moved' }],
    });
    // Asked, booked, moved; each once.
    expect(await service.mailsTo(email)).toHaveLength(3);
  });

  test('invites the interviewers to match, and happens when they did', async () => {
    const ada = await ours.colleague();
    const { id, token } = await booked([{ accountID: ada.accountId }]);
    await offer(token, 3);
    expect(await textsTo(ada.email)).toContain('/reschedule-set-availability');
    const match = {
      ...{ token: await ours.placeOf(id, ada.accountId), revision: 4, answer: 'match', reason: '' },
      spans: offered,
    };
    expect((await ours.send('-seat/answer', match)).data).toMatchObject({ startsAt: eleven });
    expect(await bookedTimes(ada.accountId)).toEqual([eleven]);
  });

  test('that is declined leaves everything as it was, and the candidate hears why', async () => {
    const ada = await ours.colleague();
    const { id, token, email } = await booked([{ accountID: ada.accountId }]);
    await offer(token, 3);
    const decline = { revision: 4, reason: 'Nobody is free later.' };
    expect((await ours.act(id, 'move/decline', decline)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ startsAt: nine, move: null, offers: [] });
    expect(await textsTo(email)).toContain('Nobody is free later.');
    expect((await ours.act(id, 'move/decline', { ...decline, revision: 5 })).code).toBe(
      'changed_meanwhile',
    );
  });

  test('that the company wants asks the candidate for other times, and the old one stands', async () => {
    const ada = await ours.colleague();
    const { id, token } = await booked([{ accountID: ada.accountId }]);
    const ask = { revision: 3, reason: 'The room is taken.', startsAt: null };
    expect((await ours.act(id, 'move', ask)).status).toBe(200);
    const { data } = await ours.send('', { token });
    expect(data).toMatchObject({ startsAt: nine, move: { by: 'company', waitsFor: 'candidate' } });
    const answered = await offer(token, 4);
    expect(answered.data).toMatchObject({
      movesLeft: 5,
      move: { by: 'company', waitsFor: 'company' },
    });
    const book = { revision: 5, startsAt: eleven };
    expect((await ours.act(id, 'booking', book)).status).toBe(200);
    expect(await bookedTimes(ada.accountId)).toEqual([eleven]);
  });

  test('is made at once by a candidate who picks, five times at most', async () => {
    const ada = await ours.colleague();
    const { token } = await booked([{ accountID: ada.accountId }]);
    for (const [index, startsAt] of [eleven, nine, eleven, nine, eleven].entries()) {
      const reply = await ours.send('/pick', { token, revision: 3 + index, ...zone, startsAt });
      expect(reply.data).toMatchObject({ startsAt, movesLeft: 4 - index });
    }
    const sixth = await ours.send('/pick', { token, revision: 8, ...zone, startsAt: nine });
    expect(sixth.code).toBe('too_many_moves');
    expect(await bookedTimes(ada.accountId)).toEqual([eleven]);
  });
});

describe('an interview that ends', () => {
  test('is cancelled once, tells everybody once, and gives their time back', async () => {
    const ada = await ours.colleague();
    const { id, token, email } = await booked([{ accountID: ada.accountId }]);
    const cancel = () => ours.act(id, 'cancel', { reason: 'The job is filled.' });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect(await bookedTimes(ada.accountId)).toEqual([]);
    expect(await service.mailsTo(email)).toHaveLength(3);
    expect(await service.mailsTo(ada.email)).toHaveLength(2);
    expect((await ours.send('', { token })).data).toMatchObject({
      ...{ state: 'cancelled', cancelReason: 'The job is filled.' },
    });
    expect((await offer(token, 4)).code).toBe('interview_over');
  });

  test('is given up by its candidate, who says that no time will do', async () => {
    const ada = await ours.colleague();
    const { id, token } = await booked([{ accountID: ada.accountId }]);
    const body = { token, isUnable: true, reason: 'I took another job.' };
    expect((await ours.send('/withdrawal', body)).data).toMatchObject({ state: 'unable' });
    expect((await ours.send('/withdrawal', body)).status).toBe(200);
    expect(await bookedTimes(ada.accountId)).toEqual([]);
    expect(await ours.read(id)).toMatchObject({ cancelReason: 'I took another job.' });
    expect(await people(service).auditOf(ours.companyId)).toContain('interview.withdrawn');
  });

  test('is over at its end, and the next round is asked then', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const applicant = await ours.applicant();
    const rounds = [ours.round(seats), ours.round(seats, { kind: 'final' })];
    const { data } = await ours.schedule(applicant.applicationID, rounds);
    const [first, second] = data.interviewScheduleIDs;
    expect(await ours.read(second)).toMatchObject({ round: 2, askedAt: null, history: [] });
    const token = await ours.tokenOf('appointment', first);
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
    try {
      now = new Date('2027-01-19T08:00:00Z');
      await service.runDue('appointment');
      expect((await service.mailsTo(applicant.email)).length).toBe(3);
      now = new Date('2027-01-20T09:00:00Z');
      await service.runDue('appointment');
      const { call } = await people(service).signIn(ours.recruiter.email);
      const read = async (id: number) => (await call('GET', `/api/live-interviews/${id}`)).data;
      expect(await read(first)).toMatchObject({ state: 'over' });
      expect(await people(service).auditOf(ours.companyId)).toContain('interview.over');
      expect(await read(second)).toMatchObject({ state: 'asked', askedAt: now.toISOString() });
      expect((await ours.send('/withdrawal', { token, isUnable: false, reason: 'No.' })).code).toBe(
        'interview_over',
      );
    } finally {
      now = monday;
    }
    expect(service.problems).toEqual([]);
  });
});

test('whoever is waited for is reminded, once an hour', async () => {
  const ada = await ours.colleague();
  const { id, email } = await ours.ask([[{ accountID: ada.accountId }]]);
  const remind = () => ours.act(id, 'reminder', {});
  expect((await remind()).data).toEqual({ names: [expect.stringContaining('Ada')] });
  expect((await remind()).code).toBe('too_fast');
  expect(await service.mailsTo(email)).toHaveLength(2);
});
