import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { officeHours, openStudio, type Studio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Studio;
let theirs: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
  theirs = await openStudio(service);
});
afterAll(() => service.close());

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';

const pick = (studio: Studio, token: string, startsAt = nine) =>
  studio.send('/pick', { token, revision: 2, ...zone, startsAt });
async function booked(pool: readonly object[], studio = ours) {
  const asked = await studio.ask([pool]);
  expect((await pick(studio, asked.token)).code).toBeUndefined();
  return asked;
}
const say = async (id: number, accountId: number, answer: object) =>
  ours.send('-seat/answer', {
    ...{ token: await ours.placeOf(id, accountId), reason: '', spans: [] },
    ...answer,
  });
const seatsOf = async (id: number) => (await ours.read(id)).seats;
const bookings = async (accountId: number) => {
  const text = 'select count(*)::int as n from booked_times where account_id = $1';
  return (await service.owner.query(text, [accountId])).rows[0].n;
};

describe('somebody of a seat', () => {
  test('accepts it, and the company sees so', async () => {
    const ada = await ours.colleague();
    const { id } = await booked([{ accountID: ada.accountId }]);
    const accepted = await say(id, ada.accountId, { revision: 3, answer: 'accept' });
    expect(accepted.data).toMatchObject({ answer: 'accepted', personName: 'Ada Lovelace' });
    expect(await seatsOf(id)).toMatchObject([{ answer: 'accepted' }]);
  });

  test('who declines is replaced by another of the pool who is free then', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id } = await booked([{ accountID: ada.accountId }, { accountID: bert.accountId }]);
    const declined = await say(id, ada.accountId, {
      revision: 3,
      answer: 'decline',
      reason: 'Ill.',
    });
    expect(declined.data).toMatchObject({ answer: 'declined', calendar: null });
    expect(await seatsOf(id)).toMatchObject([{ person: { accountID: bert.accountId } }]);
    expect([await bookings(ada.accountId), await bookings(bert.accountId)]).toEqual([0, 1]);
    expect(await service.mailsTo(bert.email)).toHaveLength(1);
  });

  test('who declines alone leaves the seat open, and the appointment stands', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id } = await booked([{ accountID: ada.accountId }]);
    await say(id, ada.accountId, { revision: 3, answer: 'decline', reason: 'Ill.' });
    const found = await ours.read(id);
    expect(found).toMatchObject({ state: 'booked', startsAt: nine });
    expect(found.seats).toMatchObject([{ answer: 'declined', reason: 'Ill.', person: null }]);
    const change = { revision: 4, people: [{ accountID: bert.accountId }] };
    const path = `/api/live-interviews/${id}/seats/${found.seats[0].seatID}`;
    expect((await ours.call('PUT', path, change)).status).toBe(200);
    expect(await seatsOf(id)).toMatchObject([{ person: { accountID: bert.accountId } }]);
  });

  test('may be somebody who never said hours, where the company names them; who is booked may not', async () => {
    const [ada, bert, cleo] = [
      await ours.colleague(),
      await ours.colleague(null),
      await ours.colleague(),
    ];
    const { id } = await booked([{ accountID: ada.accountId }]);
    await booked([{ accountID: cleo.accountId }]);
    const [{ seatID }] = await seatsOf(id);
    const put = (accountID: number) =>
      ours.call('PUT', `/api/live-interviews/${id}/seats/${seatID}`, {
        ...{ revision: 3, people: [{ accountID }] },
      });
    expect((await put(cleo.accountId)).code).toBe('people_booked');
    expect((await put(bert.accountId)).status).toBe(200);
    expect(await seatsOf(id)).toMatchObject([
      { person: { accountID: bert.accountId }, answer: 'open' },
    ]);
    expect([await bookings(ada.accountId), await bookings(bert.accountId)]).toEqual([0, 1]);
  });

  test('who declined comes back: by accepting the empty seat, or named again by the company', async () => {
    const ada = await ours.colleague();
    const { id } = await booked([{ accountID: ada.accountId }]);
    await say(id, ada.accountId, { revision: 3, answer: 'decline', reason: 'Ill.' });
    expect(await bookings(ada.accountId)).toBe(0);
    const back = await say(id, ada.accountId, { revision: 4, answer: 'accept' });
    expect(back.data).toMatchObject({ answer: 'accepted' });
    expect(back.data.calendar).toContain('BEGIN:VEVENT');
    expect(await bookings(ada.accountId)).toBe(1);
    await say(id, ada.accountId, { revision: 5, answer: 'decline', reason: 'Ill again.' });
    const [{ seatID }] = await seatsOf(id);
    const change = { revision: 6, people: [{ accountID: ada.accountId }] };
    const put = await ours.call('PUT', `/api/live-interviews/${id}/seats/${seatID}`, change);
    expect(put.status).toBe(200);
    expect(await seatsOf(id)).toMatchObject([
      { person: { accountID: ada.accountId }, answer: 'open' },
    ]);
  });

  test('who declined cannot come back to a time at which they are booked meanwhile', async () => {
    const ada = await ours.colleague();
    const { id } = await booked([{ accountID: ada.accountId }]);
    await say(id, ada.accountId, { revision: 3, answer: 'decline', reason: 'Ill.' });
    await booked([{ accountID: ada.accountId }]);
    const back = await say(id, ada.accountId, { revision: 4, answer: 'accept' });
    expect(back.code).toBe('people_booked');
    expect(await seatsOf(id)).toMatchObject([{ person: null, answer: 'declined' }]);
  });

  test('proposes other times, and nothing moves until the company moves it', async () => {
    const ada = await ours.colleague();
    const { id } = await booked([{ accountID: ada.accountId }]);
    const spans = [{ startsAt: '2027-01-21T08:00:00.000Z', endsAt: '2027-01-21T10:00:00.000Z' }];
    const answer = { revision: 3, answer: 'propose', reason: 'Travelling.', spans };
    expect((await say(id, ada.accountId, answer)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({
      ...{
        startsAt: nine,
        move: { by: 'interviewer', waitsFor: 'company', reason: 'Travelling.' },
      },
      seats: [{ proposed: spans }],
    });
  });

  test('gives it to a colleague of the pool who is free then, and to nobody else', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const pool = [{ accountID: ada.accountId }, { accountID: bert.accountId }];
    const { id } = await booked(pool);
    const token = await ours.placeOf(id, ada.accountId);
    const { data } = await ours.send('-seat', { token });
    expect(data.canSwapWith).toMatchObject([{ accountID: bert.accountId }]);
    const swap = (accountID: number) => ours.send('-seat/swap', { token, revision: 3, accountID });
    expect((await swap(999_999)).code).toBe('unknown_member');
    expect((await swap(bert.accountId)).status).toBe(200);
    expect([await bookings(ada.accountId), await bookings(bert.accountId)]).toEqual([0, 1]);
  });

  test('who left the company is offered at no time', async () => {
    const ada = await ours.colleague();
    const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
    await service.owner.query("update memberships set status = 'suspended' where account_id = $1", [
      ada.accountId,
    ]);
    expect((await ours.send('', { token })).data.times).toEqual([]);
    const { data } = await ours.call('GET', `/api/live-interviews/${id}/times?day=2027-01-20`);
    expect(data.day[40].hindrances).toMatchObject([{ why: 'nobody-named' }]);
  });
});

test('[AV-5] an interviewer from outside is never booked twice by two companies, which see no more than that', async () => {
  const vera = { email: 'vera@outside.example', name: 'Vera Outside' };
  const first = await ours.ask([[vera]]);
  const second = await theirs.ask([[vera]]);
  const { rows } = await service.owner.query('select id::int from accounts where email = $1', [
    vera.email,
  ]);
  const accountId = rows[0].id;
  for (const [studio, { id }] of [
    [ours, first],
    [theirs, second],
  ] as const) {
    const token = await studio.placeOf(id, accountId);
    const accept = { token, revision: 2, answer: 'accept', reason: '', spans: [] };
    expect((await studio.send('-seat/answer', accept)).status).toBe(200);
  }
  await service.owner.query(
    `insert into availability (account_id, revision, time_zone, weekly, exceptions, notice_hours, updated_at)
     values ($1, 1, 'Europe/Oslo', $2, '[]', 0, now())`,
    [accountId, JSON.stringify(officeHours.weekly)],
  );
  const pickThird = (studio: Studio, token: string) =>
    studio.send('/pick', { token, revision: 3, ...zone, startsAt: nine });
  expect((await pickThird(ours, first.token)).status).toBe(200);
  expect((await pickThird(theirs, second.token)).code).toBe('slot_taken');
  const { data } = await theirs.call(
    'GET',
    `/api/live-interviews/${second.id}/times?day=2027-01-20`,
  );
  const atNine = data.day.find(({ startsAt }: { startsAt: string }) => startsAt === nine);
  expect(atNine.hindrances).toMatchObject([{ why: 'not-free', name: 'Vera Outside' }]);
});

describe('lists of one’s own', () => {
  test('have the seats of a colleague and lead to them', async () => {
    const ada = await ours.colleague();
    const { id } = await booked([{ accountID: ada.accountId }]);
    const { data } = await ada.call('GET', '/api/own-seats');
    expect(data.seats).toMatchObject([{ interviewScheduleID: id, isMyTurn: true, answer: 'open' }]);
    const [{ companyID, seatID }] = data.seats;
    const link = await ada.call('POST', `/api/own-seats/${companyID}/${seatID}/link`);
    expect((await ours.send('-seat', { token: link.data.token })).data).toMatchObject({ seatID });
    const other = await ours.colleague();
    const refused = await other.call('POST', `/api/own-seats/${companyID}/${seatID}/link`);
    expect(refused.code).toBe('not_found');
  });

  test('have what a candidate with the proved address was asked to', async () => {
    const ada = await ours.colleague();
    const { id, email } = await booked([{ accountID: ada.accountId }]);
    await people(service).plantAccount(email, 'CANDIDATE');
    const { call } = await people(service).signIn(email, { type: 'candidate' });
    const { data } = await call('GET', '/api/own-appointments');
    expect(data.appointments).toMatchObject([{ interviewScheduleID: id, startsAt: nine }]);
    const path = `/api/own-appointments/${ours.companyId}/${id}/link`;
    const { token } = (await call('POST', path)).data;
    expect((await ours.send('', { token })).data).toMatchObject({ interviewScheduleID: id });
    const foreign = `/api/own-appointments/${theirs.companyId}/${id}/link`;
    expect((await call('POST', foreign)).code).toBe('not_found');
  });
});

describe('the company’s list', () => {
  test('finds interviews by when they are, their job and their candidate', async () => {
    const ada = await theirs.colleague();
    const done = await booked([{ accountID: ada.accountId }], theirs);
    const open = await theirs.ask([[{ accountID: ada.accountId }]]);
    const ids = async (query: string) => {
      const { data } = await theirs.call('GET', `/api/live-interviews?${query}`);
      return data.interviews.map((one: { interviewScheduleID: number }) => one.interviewScheduleID);
    };
    expect(await ids('when=upcoming')).toContain(done.id);
    expect(await ids('when=upcoming')).not.toContain(open.id);
    expect(await ids('when=waiting')).toContain(open.id);
    expect(await ids('when=today')).toEqual([]);
    expect(await ids(`candidateID=${open.candidateID}`)).toEqual([open.id]);
    expect(await ids(`applicationID=${done.applicationID}&state=booked`)).toEqual([done.id]);
  });

  test('[D2] has nothing of another company, and takes no seat of another interview', async () => {
    const ada = await theirs.colleague();
    const [one, other] = [
      await theirs.ask([[{ accountID: ada.accountId }]]),
      await theirs.ask([[{ accountID: ada.accountId }]]),
    ];
    expect((await ours.call('GET', `/api/live-interviews/${one.id}`)).code).toBe('not_found');
    const [{ seatID }] = (await theirs.read(one.id)).seats;
    const change = { revision: 2, people: [{ accountID: ada.accountId }] };
    const put = (studio: Studio, id: number) =>
      studio.call('PUT', `/api/live-interviews/${id}/seats/${seatID}`, change);
    expect((await put(ours, one.id)).code).toBe('not_found');
    expect((await put(theirs, other.id)).code).toBe('not_found');
    expect((await put(theirs, one.id)).status).toBe(200);
  });

  test('shows before anything is sent when all are free, and why they are not', async () => {
    const ada = await ours.colleague();
    const { applicationID, candidateID } = await ours.applicant();
    const choices = await ours.call(
      'GET',
      `/api/live-interviews/choices?applicationID=${applicationID}`,
    );
    expect(choices.data.people).toContainEqual(
      expect.objectContaining({ accountID: ada.accountId, hasHours: true, isColleague: true }),
    );
    const wish = ours.round([
      [{ accountID: ada.accountId }],
      [{ email: 'x@y.example', name: 'X' }],
    ]);
    const body = { ...wish, candidateID, day: '2027-01-20' };
    const { data } = await ours.call('POST', '/api/live-interviews/times', body);
    expect(data.times).toEqual([]);
    expect(data.day[40].hindrances).toMatchObject([{ why: 'not-accepted-yet', seatID: 2 }]);
  });
});
