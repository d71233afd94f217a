import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

/** As if it had been asked a week ago. */
const passLastDay = (id: number) =>
  service.owner.query(`update appointments set last_day = '2027-01-15' where schedule_id = $1`, [
    id,
  ]);
const as = (revision: number, change: object = {}) => ({
  ...{ revision, reason: 'Everybody was away.', lastDay: '2027-02-12' },
  ...{ noticeHours: 2, bufferBefore: 0, bufferAfter: 0, ...change },
});
const plan = (id: number, body: object) =>
  ours.call('PUT', `/api/live-interviews/${id}/plan`, body);

/** Somebody is asked until the Friday of this week. */
async function asked() {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const interview = await ours.ask(seats, {}, { lastDay: '2027-01-22' });
  const mails = async () => (await service.mailsTo(interview.email)).length;
  return { ...interview, mails, revision: (await ours.read(interview.id)).revision };
}

test('[AV-3] after the last day nothing is asked for until that day is changed', async () => {
  const { id, token, mails, revision } = await asked();
  expect(await ours.read(id)).toMatchObject({ isLastDayOver: false });
  await passLastDay(id);
  expect(await ours.read(id)).toMatchObject({ isLastDayOver: true });
  const move = { revision, reason: 'Again.', startsAt: null };
  expect((await ours.act(id, 'move', move)).code).toBe('last_day_over');
  expect((await ours.act(id, 'reminder', {})).code).toBe('last_day_over');
  expect((await ours.send('', { token })).data.times).toEqual([]);
  const before = await mails();
  expect((await plan(id, as(revision))).status).toBe(200);
  expect(await mails()).toBe(before + 1);
  const read = await ours.read(id);
  expect(read).toMatchObject({ isLastDayOver: false, lastDay: '2027-02-12', state: 'asked' });
  expect(read.history.at(-1)).toMatchObject({
    ...{ what: 'plan-changed', detail: 'Everybody was away.' },
  });
  expect((await ours.send('', { token })).data.times).not.toEqual([]);
  const { rows } = await service.owner.query(
    'select closes_at from interview_schedules where id = $1',
    [id],
  );
  expect(rows[0].closes_at.toISOString()).toBe('2027-02-12T23:00:00.000Z');
});

test('[AV-3] of what is booked a changed plan changes nothing, and nobody is written to', async () => {
  const { id, token, mails, revision } = await asked();
  const pick = { timeZone: 'Europe/Oslo', reason: '', note: '', startsAt: '2027-01-20T08:00:00Z' };
  const { data } = await ours.send('/pick', { token, revision, ...pick });
  const before = await mails();
  const wider = as(data.revision, { bufferBefore: 30, bufferAfter: 45, noticeHours: 48 });
  expect((await plan(id, wider)).status).toBe(200);
  expect(await mails()).toBe(before);
  expect(await ours.read(id)).toMatchObject({
    ...{ startsAt: '2027-01-20T08:00:00.000Z', state: 'booked', noticeHours: 48, bufferAfter: 45 },
  });
  expect((await plan(id, wider)).code).toBe('changed_meanwhile');
});

test('a plan that stays the same, a day that has passed and what is over are refused at their place', async () => {
  const { id, revision } = await asked();
  const same = as(revision, { lastDay: '2027-01-22' });
  expect((await plan(id, same)).code).toBe('no_change');
  const past = await plan(id, as(revision, { lastDay: '2027-01-17' }));
  expect([past.code, past.status]).toEqual(['day_past', 422]);
  expect((await plan(id, as(revision, { reason: ' ' }))).status).toBe(422);
  expect((await plan(id, as(revision, { lastDay: 'soon' }))).status).toBe(422);
  expect((await ours.act(id, 'cancel', { reason: 'The job is filled.' })).status).toBe(200);
  expect((await plan(id, as(revision + 1))).code).toBe('interview_over');
});

test('the log says what the plan was, what it is, and why', async () => {
  const { id, revision } = await asked();
  await plan(id, as(revision, { noticeHours: 4 }));
  const { rows } = await service.owner.query(
    `select count(*)::int as n from audit_log where action = 'interview.plan-changed' and object_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ n: 1 }]);
});
