import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openParlour, type Parlour, whole } from '../scorecards/test-scorecard.ts';

const monday = Date.parse('2027-01-18T08:00:00Z');
let now = monday;
let service: TestApp;
let ours: Parlour;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  ours = await openParlour(service);
});
afterAll(() => service.close());

const ended = '2027-01-20T10:05:00Z';
const asked = '2027-01-20T12:01:00Z';
const dayAfter = '2027-01-21T10:06:00Z';
const at = (instant: string) => void (now = Date.parse(instant));
const scores = { overall: 4, prepared: 5, respect: 5, relevance: 2 };
const words = 'Friendly, and half an hour late.';

async function due(): Promise<void> {
  for (const kind of ['appointment', 'candidate-feedback']) await service.runDue(kind);
}

async function booked() {
  now = monday;
  const ada = await ours.colleague();
  const live = await ours.book([ada], '2027-01-20T09:00:00.000Z');
  const { candidateToken: token } = live;
  const link = (path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    ours.stranger(method, `/api/appointment/feedback${path}`, { token, ...body });
  return {
    ...{ ...live, ada },
    open: async () => (await link('/opening')).data,
    give: (change: object = {}) => link('', { ...scores, comment: words, ...change }),
    refuse: (isDeclined: boolean) => link('/refusal', { isDeclined }, 'PUT'),
    read: async (who: { readonly email: string }) =>
      (await (await ours.again(who))('GET', `/api/live-interviews/${live.id}/candidate-feedback`))
        .data,
    decide: () =>
      service.owner.query("update applications set status = 'rejected' where id = $1", [
        live.applicationID,
      ]),
    asking: async () =>
      (await service.mailsTo(live.email)).filter(({ subject }) => subject.startsWith('How was')),
  };
}

test('a candidate says how it was once it is over, and changes it for a day', async () => {
  const { open, give } = await booked();
  expect(await open()).toMatchObject({ state: 'not-over', given: null, openUntil: null });
  expect((await give()).code).toBe('not_over');
  at(ended);
  expect((await give({ overall: 6 })).code).toBe('validation_failed');
  expect((await give()).data).toMatchObject({
    state: 'open',
    given: { ...scores, comment: words },
  });
  at('2027-01-21T10:04:00Z');
  expect((await give({ overall: 1, comment: ' ' })).status).toBe(200);
  at(dayAfter);
  expect((await give()).code).toBe('feedback_late');
  const { state, given } = await open();
  expect([state, given]).toMatchObject(['late', { overall: 1, comment: '' }]);
});

test('the company reads it once the application is decided, whoever sits there does not', async () => {
  const live = await booked();
  at(ended);
  await live.give();
  at(dayAfter);
  expect(await live.read(ours.recruiter)).toMatchObject({ state: 'undecided', given: null });
  await live.decide();
  const shown = await live.read(ours.recruiter);
  expect(shown).toMatchObject({ state: 'shown', given: { ...scores, comment: words } });
  const { companyId } = ours;
  const admin =
    "update memberships set role = 'COMPANY_ADMIN' where company_id = $1 and account_id = $2";
  await service.owner.query(admin, [companyId, live.ada.accountId]);
  expect(await live.read(live.ada)).toMatchObject({ state: 'own', given: null });
});

test('the log says that it was given, and nothing of what it says', async () => {
  const { give, id } = await booked();
  at(ended);
  await give();
  const { rows } = await service.owner.query(
    "select action, actor_kind, after::text from audit_log where object_kind = 'interview' and object_id = $1 order by seq desc limit 1",
    [id],
  );
  expect(rows).toEqual([
    { action: 'interview.feedback-given', actor_kind: 'candidate', after: null },
  ]);
});

test('numbers of a job are of five people or more, and only of decided applications', async () => {
  const lives = [];
  for (let made = 0; made < 5; made += 1) {
    const live = await booked();
    at(ended);
    await live.give({ overall: made + 1, comment: '' });
    lives.push(live);
  }
  at(dayAfter);
  const reads = await ours.again(ours.recruiter);
  const numbers = async () => {
    const { jobs } = (await reads('GET', '/api/candidate-feedback')).data;
    return jobs.find(({ jobID }: { jobID: number }) => jobID === ours.job.jobID)?.numbers;
  };
  await service.owner.query("update applications set status = 'active' where company_id = $1", [
    ours.companyId,
  ]);
  for (const live of lives.slice(0, 4)) await live.decide();
  expect(await numbers()).toBeNull();
  await service.owner.query('update interview_schedules set application_id = null where id = $1', [
    lives[4]?.id,
  ]);
  expect(await numbers()).toMatchObject({ people: 5, counts: { overall: [1, 1, 1, 1, 1] } });
});

test('of an interview without an application nothing is left to decide', async () => {
  const live = await booked();
  at(ended);
  await live.give();
  await service.owner.query('update interview_schedules set application_id = null where id = $1', [
    live.id,
  ]);
  at(dayAfter);
  expect(await live.read(ours.recruiter)).toMatchObject({ state: 'shown', given: scores });
});

test('two hours after it the candidate is asked, once, unless they said it or want no such mail', async () => {
  const [one, said, tired] = [await booked(), await booked(), await booked()];
  at(ended);
  await due();
  expect(await one.asking()).toEqual([]);
  await said.give();
  expect((await tired.refuse(true)).status).toBe(200);
  expect((await tired.open()).isDeclined).toBe(true);
  at(asked);
  await due();
  const [mail] = await one.asking();
  expect(await one.asking()).toHaveLength(1);
  expect([await said.asking(), await tired.asking()]).toEqual([[], []]);
  const token = /token=([\w.%-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const opened = await ours.stranger('POST', '/api/appointment/feedback/opening', {
    token: decodeURIComponent(token),
  });
  expect(opened.data).toMatchObject({ state: 'open' });
  expect(JSON.stringify(mail)).toContain('numbers of five people or more');
  await tired.refuse(false);
  expect((await tired.open()).isDeclined).toBe(false);
  at('2027-01-25T10:00:00Z');
  await due();
  expect([await one.asking(), await tired.asking()].flat()).toHaveLength(1);
});

test('a link of another purpose opens nothing', async () => {
  const { ada, token } = await booked();
  const body = { token: await token(ada) };
  const opened = await ours.stranger('POST', '/api/appointment/feedback/opening', body);
  expect(opened.code).toBe('token_expired');
});

test('a candidate who is erased leaves nothing they said, and nothing that is due', async () => {
  const { give, id, candidateID, email } = await booked();
  at(ended);
  await due();
  await give({ comment: 'kanari-impression' });
  const erases = await ours.again(ours.founder);
  const erased = await erases('POST', '/api/retention/erasures', {
    ...{ candidateID, email, because: 'Asked for it.' },
  });
  expect(erased.status).toBe(200);
  const left = `select (select count(*)::int from candidate_feedback where schedule_id = $1 or comment like '%kanari%')
                     + (select count(*)::int from due_work where kind = 'candidate-feedback' and subject_id = $1) as n`;
  expect((await service.owner.query(left, [id])).rows[0].n).toBe(0);
});

test('with an interview that is kept no longer go its scorecards, drafts and what its candidate found', async () => {
  const { give, id, ada, token } = await booked();
  at(ended);
  await due();
  await give();
  const card = { token: await token(ada), content: whole };
  await ours.card('/sending', { ...card, version: 0, reason: '' });
  await ours.card('/draft', card);
  const left = async () => {
    const tables = ['candidate_feedback', 'scorecards', 'scorecard_drafts'].map(
      (table) => `(select count(*)::int from ${table} where schedule_id = $1) as ${table}`,
    );
    const { rows } = await service.owner.query(`select ${tables.join(', ')}`, [id]);
    return rows[0];
  };
  // Of a live interview the time begins with its last day, the 29th.
  for (const night of ['2029-01-26T03:00:00Z', '2029-01-27T03:00:00Z']) {
    at(night);
    await service.runJob('apply-retention');
  }
  expect(await left()).toEqual({ candidate_feedback: 1, scorecards: 1, scorecard_drafts: 1 });
  at('2029-01-30T03:00:00Z');
  await service.runJob('apply-retention');
  expect(await left()).toEqual({ candidate_feedback: 0, scorecards: 0, scorecard_drafts: 0 });
});
