import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { keyOf } from '../../interviews/evidence/test-evidence.ts';
import { memberOf } from '../candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { appealOf, applicant, colleague, type Office, reject, SECRET } from './test-appeals.ts';

const DAY = 86_400_000;
let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const someone = (of = ours) => applicant(service, of, { clock, now });
const first = (of = ours) => memberOf(service, of);
const office = () => people(service).found();

/** Rejected by the founder, with a reason, and by a decision on the interview too. */
async function rejected(of = ours) {
  const person = await someone(of);
  const call = await first(of);
  const at = `/api/interviews/${person.scheduleId}/decisions`;
  await call('POST', at, { decision: 'reject', reason: SECRET, version: 0, application: null });
  await reject(call, person.applicationID);
  return person;
}

test('a candidate appeals once they were told, with what they explained, and is promised an answer', async () => {
  const person = await someone();
  expect((await person.look()).code).toBe('not_found');
  await person.explain({ eventKey: keyOf(1), words: 'The lamp.' });
  await reject(await first(), person.applicationID, {
    mail: { ...{ subject: 'No', body: 'Hello {{firstName}}, no.', delayMinutes: 60 } },
  });
  expect((await person.look()).code).toBe('not_found');
  expect((await person.file()).code).toBe('not_found');
  clock.pass(2 * 3_600_000);
  await service.runDue('planned-mail');
  const seen = (await person.look()).data;
  expect(seen).toMatchObject({ canAppeal: true, appeal: null, answerDays: 10 });
  expect(Date.parse(seen.until) - Date.parse(seen.toldAt)).toBe(14 * DAY);
  expect(seen.explained).toMatchObject([
    { interviewScheduleID: person.scheduleId, explanations: 1 },
  ]);
  expect((await person.file({ words: ' ' })).code).toBe('validation_failed');
  const filed = await person.file({ interviewScheduleIDs: [person.scheduleId, 999_999] });
  expect(filed.status).toBe(200);
  const { appeal, canAppeal } = (await person.look()).data;
  expect(canAppeal).toBe(false);
  const { applications } = (await person.browser.post('opening', { token: person.token })).data;
  expect(applications).toMatchObject([{ appeal: { state: 'open', until: appeal.replyBy } }]);
  expect(appeal).toMatchObject({ state: 'open', words: 'My code ran.', isOverdue: false });
  expect(appeal.explained).toMatchObject([{ interviewScheduleID: person.scheduleId }]);
  expect(Date.parse(appeal.replyBy) - Date.parse(appeal.filedAt)).toBe(10 * DAY);
  expect((await person.file()).code).toBe('appeal_closed');
  const [mail] = (await service.mailsTo(person.email)).filter(({ subject }) =>
    subject.includes('has your appeal'),
  );
  expect(mail?.text).toContain(`/candidate-page/appeal?application=${person.applicationID}&token=`);
  expect(mail?.text).not.toContain('My code ran.');
});

test('the days are the company’s, never under seven, and after them nobody appeals', async () => {
  const theirs = await office();
  const person = await rejected(theirs);
  const call = await first(theirs);
  const save = (appealDays: string) =>
    call('PUT', '/api/appeals/rules', { appealDays, answerDays: '3', flagDays: '5' });
  expect((await save('5')).code).toBe('validation_failed');
  expect((await save('7')).status).toBe(200);
  clock.pass(7 * DAY - 60_000);
  expect((await person.look()).data.canAppeal).toBe(true);
  clock.pass(60_000);
  expect((await person.look()).data.canAppeal).toBe(false);
  expect((await person.file()).code).toBe('appeal_closed');
});

test('who decided first cannot answer; a second person upholds with a reason, and both are told', async () => {
  const person = await rejected();
  await person.file();
  const one = await colleague(service, ours.companyId);
  const own = await appealOf(await first(), person.applicationID);
  expect(own).toMatchObject({ isOwnDecision: true, state: 'open' });
  const at = `/api/appeals/${own.appealID}/answer` as const;
  const given = { revision: 1, isUpheld: true, reason: 'The answers show it.' };
  expect((await (await first())('POST', at, given)).code).toBe('second_person_needed');
  expect((await one.call('POST', at, { ...given, reason: '  ' })).code).toBe('validation_failed');
  expect((await one.call('POST', at, { ...given, revision: 2 })).code).toBe('changed_meanwhile');
  expect((await one.call('POST', at, given)).status).toBe(200);
  expect((await one.call('POST', at, given)).code).toBe('appeal_closed');
  const { appeal, canAppeal } = (await person.look()).data;
  expect(canAppeal).toBe(false);
  expect(appeal).toMatchObject({ state: 'upheld', answer: 'The answers show it.' });
  const [mail] = (await service.mailsTo(person.email)).filter(({ subject }) =>
    subject.includes('answered your appeal'),
  );
  expect(mail?.text).toContain('The decision stays');
  expect(mail?.text).not.toContain('The answers show it.');
});

test('overturned, the application is back in its stage, is not undone, and the log names who did it', async () => {
  const person = await rejected();
  await person.file();
  const { call } = await colleague(service, ours.companyId);
  const { appealID } = await appealOf(call, person.applicationID);
  const reason = 'The recording shows what you say.';
  await call('POST', `/api/appeals/${appealID}/answer`, { revision: 1, isUpheld: false, reason });
  const board = (await call('GET', `/api/pipeline/applications/${person.applicationID}`)).data;
  expect(board).toMatchObject({ status: 'active' });
  expect((await person.look()).data.appeal).toMatchObject({ state: 'overturned', answer: reason });
  const { rows } = await service.owner.query(
    `select action from audit_log where company_id = $1 and object_kind = 'application' and object_id = $2
      order by seq desc limit 2`,
    [ours.companyId, person.applicationID],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'application.appeal-answered',
    'application.reopened',
  ]);
  const { moveID } = board.moves[0];
  const undo = { moves: [{ applicationID: person.applicationID, moveID }] };
  for (const by of [call, await first()]) {
    expect((await by('POST', '/api/pipeline/undo', undo)).code).toBe('not_allowed');
  }
  // Rejected anew is a decision of its own.
  await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: person.applicationID, version: board.version }],
    ...{ reason: 'Skills do not match', mail: null },
  });
  expect((await person.look()).data).toMatchObject({ canAppeal: true, appeal: null });
});

test('while an appeal waits nobody but who decided reads the first verdict or its reason, wherever they ask', async () => {
  const theirs = await office();
  const person = await rejected(theirs);
  const founder = await first(theirs);
  const { candidateID, applicationID, scheduleId } = person;
  await founder('POST', `/api/applicants/${candidateID}/notes`, {
    ...{ text: SECRET, isPrivate: false, mentions: [] },
  });
  const { call } = await colleague(service, theirs.companyId);
  const places = [
    `/api/pipeline/applications/${applicationID}`,
    `/api/applicants/${candidateID}/timeline`,
    `/api/applicants/${candidateID}/notes`,
    `/api/interviews/${scheduleId}/review`,
    `/api/interviews/${scheduleId}/report`,
    '/api/interviews?sort=newest',
    '/api/audit',
    '/api/audit/export',
    `/api/jobs/${person.jobID}/board`,
  ] as const;
  const read = async (by: typeof call) => {
    const replies = await Promise.all(places.map((place) => by('GET', place)));
    return JSON.stringify(replies.map(({ data }) => data));
  };
  const tells = (text: string) =>
    [SECRET, 'Skills do not match', 'decision":"reject"'].filter((word) => text.includes(word));
  expect(tells(await read(call))).toHaveLength(3);
  await person.file();
  expect(tells(await read(call))).toEqual([]);
  expect(tells(await read(founder))).toHaveLength(3);
  const listed = '/api/interviews?decision=reject';
  expect((await call('GET', listed)).data.total).toBe(0);
  expect((await founder('GET', listed)).data.total).toBe(1);
  const decision = { decision: 'advance', reason: '', version: 0, application: null };
  const decided = await call('POST', `/api/interviews/${scheduleId}/decisions`, decision);
  expect(decided.code).toBe('appeal_waits');
  const { appealID } = await appealOf(call, applicationID);
  const own = await call('GET', `/api/appeals/${appealID}`);
  expect(own.data).toMatchObject({ isOwnDecision: false, hasSecond: true });
  expect(tells(JSON.stringify(own.data))).toEqual([]);
  const given = { revision: 1, isUpheld: true, reason: 'I agree.' };
  await call('POST', `/api/appeals/${appealID}/answer`, given);
  expect(tells(await read(call))).toHaveLength(3);
});

test('where one person decides alone, it is said to both; they can take up again, and not uphold', async () => {
  const theirs = await office();
  const person = await rejected(theirs);
  expect((await person.look()).data.isAlone).toBe(true);
  await person.file();
  const call = await first(theirs);
  const { appealID } = await appealOf(call, person.applicationID);
  expect((await call('GET', `/api/appeals/${appealID}`)).data.hasSecond).toBe(false);
  const { rows } = await service.owner.query(
    "select title from notifications where account_id = $1 and path like '%appealID=%'",
    [theirs.accountId],
  );
  expect(rows).toEqual([{ title: 'An appeal needs a second person' }]);
  await call('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID: person.applicationID, version: 2 }],
  });
  expect((await person.look()).data.appeal).toMatchObject({ state: 'overturned', answer: '' });
  await service.runDue('appeal-granted');
  const subjects = (await service.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Larkfield Robotics has taken up your application again');
});

test('an appeal is withdrawn, and sent again while there is time, three times at most', async () => {
  const person = await rejected();
  for (let n = 1; n <= 3; n += 1) {
    expect((await person.file()).status).toBe(200);
    const { appealID, revision } = (await person.look()).data.appeal;
    expect((await person.takeBack({ appealID, revision: revision + 1 })).code).toBe(
      'changed_meanwhile',
    );
    expect((await person.takeBack({ appealID, revision })).status).toBe(200);
    expect((await person.takeBack({ appealID, revision })).code).toBe('appeal_closed');
  }
  expect((await person.look()).data).toMatchObject({
    ...{ canAppeal: false, appeal: { state: 'withdrawn' } },
  });
  expect((await person.file()).code).toBe('appeal_closed');
});

test('an answer that is late stands in the list, and both sides are told once', async () => {
  const theirs = await office();
  const person = await rejected(theirs);
  const second = await colleague(service, theirs.companyId);
  await person.file();
  clock.pass(10 * DAY + 1000);
  await service.runDue('appeal-overdue');
  await service.runDue('appeal-overdue');
  const again = await first(theirs);
  const { total, appeals } = (await again('GET', '/api/appeals?show=overdue')).data;
  expect(total).toBe(1);
  expect(appeals).toMatchObject([{ isOverdue: true }]);
  const late = (await service.mailsTo(person.email)).filter(({ subject }) =>
    subject.includes('late with its answer'),
  );
  expect(late).toHaveLength(1);
  const { rows } = await service.owner.query(
    "select title from notifications where account_id = $1 and path like '%appealID=%' order by id",
    [second.accountId],
  );
  expect(rows.map(({ title }) => title)).toEqual([
    'A candidate appeals: you can answer',
    'The answer to an appeal is late',
  ]);
});

test('the copy of a candidate has their appeals, and erasing leaves none', async () => {
  const person = await rejected();
  await person.file({ words: 'Please look again.' });
  const { data } = await person.browser.post('export', { token: person.token });
  const files = unzipSync(Buffer.from(data.content, 'base64'));
  const copy = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
  expect(copy.appeals).toMatchObject([{ words: 'Please look again.', state: 'open' }]);
  const { token, email } = person;
  expect((await person.browser.post('erasure', { token, email })).status).toBe(200);
  const { rows } = await service.owner.query('select from appeals where application_id = $1', [
    person.applicationID,
  ]);
  expect(rows).toEqual([]);
});

test('a candidate who is signed in finds the same, and nobody another’s', async () => {
  const person = await rejected();
  await people(service).plantAccount(person.email, 'CANDIDATE');
  const { call } = await people(service).signIn(person.email, { type: 'candidate' });
  const at = `/api/own-appeals/${ours.companyId}/${person.applicationID}` as const;
  expect((await call('GET', at)).data).toMatchObject({ canAppeal: true });
  const words = { words: 'Signed in.', interviewScheduleIDs: [] };
  expect((await call('POST', `${at}/filing`, words)).status).toBe(200);
  const { appealID, revision } = (await call('GET', at)).data.appeal;
  const other = await rejected();
  const foreign = `/api/own-appeals/${ours.companyId}/${other.applicationID}` as const;
  expect((await call('GET', foreign)).code).toBe('not_found');
  expect((await call('POST', `${foreign}/filing`, words)).code).toBe('not_found');
  const taken = await call('POST', `${at}/withdrawal`, { appealID, revision });
  expect(taken.status).toBe(200);
});

test('[D2] another company’s is none, and nobody withdraws another’s', async () => {
  const [person, other, theirs] = [await rejected(), await rejected(), await office()];
  await person.file();
  await other.file();
  const { appealID, revision } = (await person.look()).data.appeal;
  const stranger = await first(theirs);
  expect((await stranger('GET', `/api/appeals/${appealID}`)).code).toBe('not_found');
  const given = { revision, isUpheld: true, reason: 'No.' };
  const at = `/api/appeals/${appealID}/answer` as const;
  expect((await stranger('POST', at, given)).code).toBe('not_found');
  expect((await stranger('GET', '/api/appeals')).data.total).toBe(0);
  expect((await other.takeBack({ appealID, revision })).code).toBe('not_found');
  // A member who may not reject anybody neither reads nor answers.
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 4, activityId: 21 }],
  });
  expect((await call('GET', `/api/appeals/${appealID}`)).status).toBe(403);
  expect((await call('POST', at, given)).status).toBe(403);
});
