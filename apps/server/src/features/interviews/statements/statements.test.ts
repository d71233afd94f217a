import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { offer, published } from '../../people/marketplace/test-market.ts';
import { openStudio, type Studio } from '../appointments/test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const monday = '2027-01-18T08:00:00Z';
let now = new Date(monday);
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const startsAt = '2027-01-20T08:00:00.000Z';
const zone = { timeZone: 'Europe/Oslo', reason: '', note: '' };
type Interviewer = Awaited<ReturnType<typeof published>>;

/** Asked by the marketplace alone; what the interviewer holds. */
async function asked(who: Interviewer, change: object = {}) {
  now = new Date(monday);
  const interview = await ours.ask([[{ accountID: who.accountId }]], {}, change);
  const token = await ours.placeOf(interview.id, who.accountId);
  const say = async (answer: string, reason = '') => {
    const { revision } = (await ours.send('-seat', { token })).data;
    return ours.send('-seat/answer', { token, revision, answer, reason, spans: [] });
  };
  const pick = async () => {
    const { revision } = (await ours.send('', { token: interview.token })).data;
    return ours.send('/pick', { token: interview.token, revision, ...zone, startsAt });
  };
  return { ...interview, seat: token, say, pick };
}

/** Sessions end before the interview does. */
const again = async (at: string) => {
  now = new Date(at);
  return (await people(service).signIn(ours.recruiter.email)).call;
};
const over = async (): Promise<void> => {
  now = new Date('2027-01-20T09:00:00.000Z');
  await service.runDue('appointment');
};
const ofInterview = async (id: number, call = ours.call) =>
  (await call('GET', `/api/statements?interviewScheduleID=${id}`)).data.statements;

test('who is found in the marketplace is asked without an address, reads the rules, and agrees at their rate', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  const { data } = await ours.send('-seat', { token: found.seat });
  expect(data.terms).toEqual({
    ...{ rate: 9000, currency: 'EUR', amount: 9000 },
    ...{ lateHours: 24, latePercent: 50, lateMinutes: 15, rules: '' },
  });
  expect(await ofInterview(found.id)).toEqual([]);
  // What companies read of somebody names no address, asked or not.
  const told = JSON.stringify([
    await ours.read(found.id),
    (await ours.call('GET', `/api/live-interviews/choices?applicationID=${found.applicationID}`))
      .data,
  ]);
  expect(told).toContain(String(vera.accountId));
  expect(told).not.toContain(vera.email);
  expect((await found.say('accept')).status).toBe(200);
  // Another rate from now on changes nothing of what was agreed.
  await vera.send('PUT', '/api/marketplace/offer', { ...offer, revision: 1, rate: 20_000 });
  await found.pick();
  const [statement] = await ofInterview(found.id);
  expect(statement).toMatchObject({
    ...{ state: 'agreed', rate: 9000, amount: 9000, minutes: 60, startsAt, doneAt: null },
    interviewerID: vera.accountId,
  });
  const own = (await vera.send('GET', '/api/own-statements')).data;
  expect(own).toMatchObject({
    statements: [{ statementID: statement.statementID, companyName: expect.any(String) }],
    sums: [{ currency: 'EUR', open: 9000, owed: 0, paid: 0 }],
    rating: null,
  });
});

test('a company says that it was done, or disputes it, and the interviewer answers', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  await found.say('accept');
  await found.pick();
  const [{ statementID }] = await ofInterview(found.id);
  const path = `/api/statements/${statementID}`;
  const early = await ours.call('POST', `${path}/verdict`, {
    ...{ revision: 1, verdict: 'done', reason: '' },
  });
  expect(early.code).toBe('not_over');
  await over();
  const call = await again('2027-01-20T10:00:00Z');
  const settle = async (verdict: string, reason = '', at?: number) => {
    const [{ revision }] = await ofInterview(found.id, call);
    return call('POST', `${path}/verdict`, { revision: at ?? revision, verdict, reason });
  };
  expect((await settle('disputed', ' ')).code).toBe('validation_failed');
  expect((await settle('done', '', 1)).code).toBe('changed_meanwhile');
  expect((await settle('no-show', 'Nobody came.')).status).toBe(200);
  expect(await ofInterview(found.id, call)).toMatchObject([{ state: 'no-show', amount: 0 }]);
  await vera.browser.signIn(vera.email, { type: 'interviewer' });
  const reply = await vera.send('POST', `/api/own-statements/${statementID}/reply`, {
    reply: 'I waited for 20 minutes.',
  });
  expect(reply.status).toBe(200);
  expect((await settle('done')).status).toBe(200);
  expect(await ofInterview(found.id, call)).toMatchObject([
    { state: 'done', amount: 9000, reply: 'I waited for 20 minutes.' },
  ]);
  const closed = await vera.send('POST', `/api/own-statements/${statementID}/reply`, {
    reply: 'x',
  });
  expect(closed.errors[0].code).toBe('statement_closed');
});

test('of what a company says nothing for a week, it counts as done', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  await found.say('accept');
  await found.pick();
  await over();
  now = new Date('2027-01-27T08:59:00Z');
  await service.runDue('statement-done');
  expect(await ofInterview(found.id, await again(now.toISOString()))).toMatchObject([
    { state: 'agreed', doneAt: '2027-01-27T09:00:00.000Z' },
  ]);
  const call = await again('2027-01-27T09:00:01Z');
  await service.runDue('statement-done');
  expect(await ofInterview(found.id, call)).toMatchObject([{ state: 'done', amount: 9000 }]);
});

test('a late cancellation is owed by the rule that was agreed to; who declines is owed nothing', async () => {
  const vera = await published(service);
  const late = await asked(vera);
  await late.say('accept');
  await late.pick();
  const call = await again('2027-01-19T12:00:00Z');
  const cancelled = await call('POST', `/api/live-interviews/${late.id}/cancel`, {
    reason: 'The job is gone.',
  });
  expect(cancelled.status).toBe(200);
  expect(await ofInterview(late.id, call)).toMatchObject([{ state: 'cancelled', amount: 4500 }]);

  const left = await asked(vera);
  await left.say('accept');
  await left.pick();
  now = new Date('2027-01-19T12:00:00Z');
  expect((await left.say('decline', 'I am ill.')).status).toBe(200);
  expect(await ofInterview(left.id, call)).toMatchObject([{ state: 'cancelled', amount: 0 }]);
});

test('who publishes no rate has no statement, and reads no rules', async () => {
  now = new Date(monday);
  const person = { email: 'silent@outsiders.example', name: 'Silent Outside' };
  const { id } = await ours.ask([[person]]);
  const { rows } = await service.owner.query('select id::int from accounts where email = $1', [
    person.email,
  ]);
  const token = await ours.placeOf(id, rows[0].id);
  expect((await ours.send('-seat', { token })).data.terms).toBeNull();
  const { revision } = await ours.read(id);
  await ours.send('-seat/answer', { token, revision, answer: 'accept', reason: '', spans: [] });
  expect(await ofInterview(id)).toEqual([]);
});

test('[D2] nobody is asked who is not to be found, named the company, or is blocked by it', async () => {
  now = new Date(monday);
  const { applicationID } = await ours.applicant();
  const ask = (accountID: number) => ours.schedule(applicationID, [ours.round([[{ accountID }]])]);
  const hidden = await published(service, { isPublished: false });
  expect((await ask(hidden.accountId)).code).toBe('unknown_member');
  const blocked = await published(service);
  await ours.founder.call('PUT', `/api/marketplace/interviewers/${blocked.accountId}/mark`, {
    mark: 'blocked',
  });
  expect((await ask(blocked.accountId)).code).toBe('unknown_member');
  const choices = `/api/live-interviews/choices?applicationID=${applicationID}&interviewerID=`;
  const free = await published(service);
  const offered = (await ours.call('GET', `${choices}${free.accountId}`)).data.people;
  expect(offered).toContainEqual(
    expect.objectContaining({ accountID: free.accountId, name: 'Noor de Vries', email: '' }),
  );
  const none = (await ours.call('GET', `${choices}${hidden.accountId}`)).data.people;
  expect(none).not.toContainEqual(expect.objectContaining({ accountID: hidden.accountId }));
});

test('[D2] another company, and another interviewer, see nothing of a statement and change none', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  await found.say('accept');
  await found.pick();
  const [{ statementID }] = await ofInterview(found.id);
  const eve = await published(service);
  expect((await eve.send('GET', '/api/own-statements')).data.statements).toEqual([]);
  const reply = await eve.send('POST', `/api/own-statements/${statementID}/reply`, { reply: 'x' });
  expect(reply.errors[0].code).toBe('not_found');
  const other = await people(service).found();
  expect((await other.call('GET', '/api/statements')).data.statements).toEqual([]);
  const body = { revision: 1, verdict: 'done', reason: '' };
  const settled = await other.call('POST', `/api/statements/${statementID}/verdict`, body);
  expect(settled.code).toBe('not_found');
  const rated = await other.call('PUT', `/api/statements/${statementID}/rating`, { rating: 1 });
  expect(rated.code).toBe('not_found');
});

test('ratings are a mean, from three on, for the interviewer and for every company', async () => {
  const vera = await published(service);
  const rate = async (rating: number) => {
    const found = await asked(vera);
    await found.say('accept');
    const { rows } = await service.owner.query(
      `update interviewer_statements set starts_at = $2, ends_at = $2 where schedule_id = $1 returning id::int`,
      [found.id, '2027-01-17T08:00:00Z'],
    );
    return ours.call('PUT', `/api/statements/${rows[0].id}/rating`, { rating });
  };
  const read = async () => (await vera.send('GET', '/api/own-statements')).data.rating;
  const listed = async () =>
    (await ours.founder.call('GET', `/api/marketplace/interviewers/${vera.accountId}`)).data.rating;
  expect((await rate(5)).status).toBe(200);
  await rate(4);
  expect([await read(), await listed()]).toEqual([null, null]);
  await rate(4);
  expect(await read()).toEqual({ mean: 4.3, count: 3 });
  expect(await listed()).toEqual({ mean: 4.3, count: 3 });
  const narrowed = async (rating: string) =>
    (await ours.founder.call('GET', `/api/marketplace/interviewers?rating=${rating}`)).data.total;
  expect([await narrowed('4'), await narrowed('4.5')]).toEqual([1, 0]);
});

test('an interview that is deleted leaves its statement, without a candidate in it', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  await found.say('accept');
  await found.pick();
  await service.owner.query('delete from interview_schedules where id = $1', [found.id]);
  const { statements } = (await vera.send('GET', '/api/own-statements')).data;
  expect(statements).toMatchObject([{ state: 'cancelled' }]);
});

test('what was written about an interview goes with it, and the log keeps it sealed', async () => {
  const vera = await published(service);
  const found = await asked(vera);
  await found.say('accept');
  await found.pick();
  await over();
  const call = await again('2027-01-20T10:00:00Z');
  const [{ statementID, revision }] = await ofInterview(found.id, call);
  const reason = 'Ada Canary says that nobody came.';
  await call('POST', `/api/statements/${statementID}/verdict`, {
    ...{ revision, verdict: 'disputed', reason },
  });
  await vera.browser.signIn(vera.email, { type: 'interviewer' });
  const replied = await vera.send('POST', `/api/own-statements/${statementID}/reply`, {
    reply: 'Ada Canary was not there.',
  });
  expect(replied.status).toBe(200);
  const logged = await service.owner.query(
    `select before, after, sealed is not null as is_sealed from audit_log
      where object_kind = 'statement' and object_id = $1 order by seq desc limit 1`,
    [statementID],
  );
  expect(logged.rows).toEqual([{ before: null, after: null, is_sealed: true }]);
  await service.owner.query('delete from interview_schedules where id = $1', [found.id]);
  const { statements } = (await vera.send('GET', '/api/own-statements')).data;
  expect(statements).toMatchObject([{ state: 'disputed', amount: 9000, reason: '', reply: '' }]);
});

test('the export has each statement, with amounts that a spreadsheet adds up', async () => {
  const vera = await published(service);
  const found = await asked(vera, { minutes: 45 });
  await found.say('accept');
  const { data } = await vera.send('GET', '/api/own-statements/export');
  expect(data.fileName).toBe('statements-2027-01-18.csv');
  expect(data.csv).toMatch(/,45,90,EUR,67\.5,agreed,/);
});
