import { equalityConsentText } from '@candor/contract/hiring/equality-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob, wholeForm } from '../applications/test-applying.ts';
import { people } from '../../people/companies/test-company.ts';
import { addUp } from './answer-store.ts';
import { addUpAnswers } from './index.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
const DAY = 24 * 3_600_000;
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let visitor: ReturnType<typeof applicants>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  visitor = applicants(service, clock);
  const questions = [
    { kind: 'gender', options: [' Woman ', 'Man', 'Man', ''] },
    { kind: 'disability', options: ['Yes', 'No'] },
  ];
  await ours.call('PUT', '/api/equality/settings', {
    ...{ isOn: true, version: 0, questions },
  });
});
afterAll(() => service.close());

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await service.owner.query(text, values)).rows;
const answersTo = (jobID: number) =>
  rowsOf(
    `select e.question, e.answer from equality_answers e
       join applications a on a.company_id = e.company_id and a.id = e.application_id
      where a.job_id = $1 order by 1, 2`,
    [jobID],
  );
const volunteer = (jobID: number, formToken: string, answers: object[]) =>
  people(service).caller()('POST', `/api/careers/jobs/${jobID}/volunteered-answers`, {
    ...{ formToken, version: 1, answers },
  });
const woman = { kind: 'gender', answer: 'Woman' };

/** Somebody who applies and answers; gives the token of their form. */
async function applyAndAnswer(jobID: number, answers: object[], email = newAddress()) {
  const formToken = await visitor.openForm(jobID);
  clock.pass(3_000);
  expect((await visitor.send(jobID, { ...wholeForm, formToken, email })).status).toBe(200);
  expect((await volunteer(jobID, formToken, answers)).data).toEqual({ done: true });
  return { formToken, email };
}

test('nothing is asked until a company switches it on, and what it asks stands in the form', async () => {
  const other = await people(service).found();
  expect((await other.call('GET', '/api/equality/settings')).data).toEqual({
    ...{ isOn: false, version: 0, questions: [] },
  });
  const asked = async (jobID: number) =>
    (await people(service).caller()('GET', `/api/careers/jobs/${jobID}/application-form`)).data
      .voluntaryQuestions;
  expect(await asked(await postOpenJob(other.call))).toEqual([]);
  expect(await asked(await postOpenJob(ours.call))).toEqual([
    { kind: 'gender', options: ['Woman', 'Man'] },
    { kind: 'disability', options: ['Yes', 'No'] },
  ]);
});

test('what a company asks is changed by its administrators, one after the other', async () => {
  const { call } = await people(service).found();
  const save = (version: number, questions: object[], isOn = true) =>
    call('PUT', '/api/equality/settings', { isOn, version, questions });
  const age = { kind: 'age', options: ['Under 40', '40 or older'] };
  expect((await save(0, [age])).data).toEqual({ version: 1 });
  expect(await save(0, [age])).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect((await save(1, [age], false)).data).toEqual({ version: 2 });
  for (const wrong of [[], [age, age], [{ kind: 'age', options: ['One', ' One '] }]]) {
    expect((await save(2, wrong)).status).toBe(422);
  }
});

test('answers are kept with the words they were given for, and no answer keeps nothing', async () => {
  const jobID = await postOpenJob(ours.call);
  const { formToken } = await applyAndAnswer(jobID, [woman]);
  expect(await answersTo(jobID)).toEqual([{ question: 'gender', answer: 'Woman' }]);
  const [consent] = await rowsOf(
    `select c.version, c.text from equality_consents c join applications a on a.id = c.application_id
      where a.job_id = $1`,
    [jobID],
  );
  expect(consent).toEqual({
    ...{ version: 1, text: equalityConsentText({ companyName: 'Larkfield Robotics' }) },
  });
  await volunteer(jobID, formToken, [{ kind: 'gender', answer: 'Man' }]);
  expect(await answersTo(jobID)).toEqual([{ question: 'gender', answer: 'Man' }]);
  await volunteer(jobID, formToken, []);
  expect(await answersTo(jobID)).toEqual([]);
});

test('nothing is kept of a repeated form, an unsent one, or of answers that were not offered', async () => {
  const jobID = await postOpenJob(ours.call);
  const { email } = await applyAndAnswer(jobID, []);
  await applyAndAnswer(jobID, [woman], email);
  const unsent = await visitor.openForm(jobID);
  clock.pass(3_000);
  expect((await volunteer(jobID, unsent, [woman])).status).toBe(200);
  for (const answer of [
    { kind: 'gender', answer: 'Other' },
    { kind: 'age', answer: 'Under 30' },
  ]) {
    expect(await volunteer(jobID, unsent, [answer])).toMatchObject({ code: 'form_changed' });
  }
  expect(await volunteer(jobID, 'made up', [woman])).toMatchObject({ code: 'form_expired' });
  expect(await answersTo(jobID)).toEqual([]);
});

test('[PR-3] the role that serves requests cannot read an answer', async () => {
  const jobID = await postOpenJob(ours.call);
  await applyAndAnswer(jobID, [woman]);
  const read = (columns: string) =>
    service.db.pool.query(`select ${columns} from equality_answers`);
  for (const columns of ['answer', '*', 'count(answer)']) {
    await expect(read(columns)).rejects.toThrow(/permission denied/);
  }
  await expect(
    service.db.pool.query("delete from equality_answers where answer = 'Woman'"),
  ).rejects.toThrow(/permission denied/);
});

test('[PR-3] no page of the company shows what somebody volunteered, or that they did', async () => {
  const jobID = await postOpenJob(ours.call);
  await ours.call('PUT', '/api/equality/settings', {
    ...{ isOn: true, version: 1 },
    questions: [{ kind: 'gender', options: ['Zirkonia', 'Woman', 'Man'] }],
  });
  const { email } = await applyAndAnswer(jobID, [{ kind: 'gender', answer: 'Zirkonia' }]);
  const [row] = await rowsOf(
    'select a.id, a.candidate_id from applications a where a.job_id = $1',
    [jobID],
  );
  const post = (path: string, body: object) => ours.call('POST', path, body);
  const replies = [
    await post('/api/aggregator/Company/getcandidatesbyfilter', { keywords: email }),
    await post('/api/applicants/export', { keywords: '' }),
    await ours.call('GET', `/api/applicants/${row.candidate_id}`),
    await ours.call('GET', `/api/applicants/${row.candidate_id}/timeline`),
    await ours.call('GET', `/api/pipeline/jobs/${jobID}/board`),
    await ours.call('GET', `/api/pipeline/jobs/${jobID}/applications`),
    await ours.call('GET', `/api/pipeline/applications/${row.id}`),
    await ours.call('GET', `/api/applicants/${row.candidate_id}/consents`),
    await ours.call('GET', '/api/audit'),
  ];
  for (const reply of replies) {
    expect(JSON.stringify(reply.data ?? null)).not.toMatch(/zirkonia|equality_|volunteer/i);
  }
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const found = await post('/api/aggregator/Company/getcandidatesbyfilter', {
    ...{ keywords: 'zirkonia' },
  });
  expect(found.data.candidates).toEqual([]);
});

test('answers go with the application: withdrawn on whichever way, or deleted', async () => {
  const jobID = await postOpenJob(ours.call);
  await applyAndAnswer(jobID, [woman]);
  await applyAndAnswer(jobID, [woman]);
  const [first, second] = await rowsOf('select id from applications where job_id = $1', [jobID]);
  await rowsOf("update applications set status = 'withdrawn' where id = $1", [first.id]);
  expect(await answersTo(jobID)).toHaveLength(1);
  await rowsOf('delete from applications where id = $1', [second.id]);
  expect(
    await rowsOf('select * from equality_answers where application_id = $1', [second.id]),
  ).toEqual([]);
});

test('[D2] the database adds up no fewer than five people, and nobody of another company', async () => {
  const other = await people(service).found();
  const add = (atLeast: number) =>
    service.db.inCompany(other.companyId, (tx) =>
      addUp(tx, { decidedBefore: now, today: '2026-12-31', atLeast }),
    );
  await expect(add(4)).rejects.toThrow(/no sum/);
  const jobID = await postOpenJob(ours.call);
  for (let n = 0; n < 5; n += 1) await applyAndAnswer(jobID, [woman]);
  await rowsOf(
    "update applications set status = 'rejected', status_changed_at = $2 where job_id = $1",
    [jobID, new Date(now.getTime() - 8 * DAY)],
  );
  expect(await add(5)).toBe(0);
  expect(await answersTo(jobID)).toHaveLength(5);
  expect(await addUpAnswers(service.db, ours.companyId, now)).toBe(5);
  expect(await answersTo(jobID)).toEqual([]);
});

test('[PR-3] only administrators see and change what is asked', async () => {
  const privileges = [2, 4, 5].map((featureId) => ({ featureId, activityId: 27 }));
  const { call } = await people(service).plantMember(ours.companyId, { privileges });
  expect((await call('GET', '/api/equality/settings')).status).toBe(403);
  expect((await call('GET', '/api/reports/impact')).status).toBe(403);
  expect((await call('GET', '/api/reports/impact/export')).status).toBe(403);
  expect((await call('GET', '/api/reports/hiring')).status).toBe(200);
});

// Last: weeks pass here, and the sessions of the others end.
test('answers of five or more who were decided on become sums and are deleted', async () => {
  const jobID = await postOpenJob(ours.call);
  for (let n = 0; n < 5; n += 1)
    await applyAndAnswer(jobID, n < 3 ? [woman] : [{ kind: 'gender', answer: 'Man' }]);
  const ids = (
    await rowsOf('select id from applications where job_id = $1 order by id', [jobID])
  ).map(({ id }) => Number(id));
  const decide = (id: number, status: string) =>
    rowsOf('update applications set status = $2, status_changed_at = $3 where id = $1', [
      ...[id, status, now],
    ]);
  const sums = () =>
    rowsOf(
      'select question, answer, furthest, people from equality_sums where job_id = $1 order by furthest, answer',
      [jobID],
    );
  for (const id of ids.slice(1)) await decide(id, 'rejected');
  clock.pass(8 * DAY);
  // Four are too few, and a decision of today may still be taken back.
  expect(await addUpAnswers(service.db, ours.companyId, now)).toBe(0);
  await decide(ids[0] ?? 0, 'hired');
  expect(await addUpAnswers(service.db, ours.companyId, now)).toBe(0);
  clock.pass(8 * DAY);
  expect(await addUpAnswers(service.db, ours.companyId, now)).toBe(5);
  expect(await sums()).toEqual([
    { question: 'gender', answer: 'Man', furthest: 0, people: 2 },
    { question: 'gender', answer: 'Woman', furthest: 0, people: 2 },
    { question: 'gender', answer: 'Woman', furthest: 5, people: 1 },
  ]);
  expect(await answersTo(jobID)).toEqual([]);
  // What happens to an application afterwards cannot be told from the sums.
  await rowsOf('delete from applications where id = $1', [ids[0]]);
  expect(await addUpAnswers(service.db, ours.companyId, now)).toBe(0);
  expect((await sums()).length).toBe(3);
});
