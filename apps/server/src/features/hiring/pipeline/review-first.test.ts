import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { keyOf } from '../../interviews/evidence/test-evidence.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { insideOf, memberOf } from '../candidate-page/test-page.ts';
import { applicant, type Office, reject } from '../appeals/test-appeals.ts';

let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Office;
let call: Caller;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  call = await memberOf(service, ours);
});
afterAll(() => service.close());

/** Somebody who took an interview for a job that follows this law. */
async function takenIn(jurisdiction: string | null) {
  const person = await applicant(service, ours, { clock, now });
  await service.owner.query('update jobs set jurisdiction = $2 where id = $1', [
    ...[person.jobID, jurisdiction],
  ]);
  return person;
}

const WHY = 'Others had worked with steel for longer.\nNobody of ours could train you.';

const statusOf = async (id: number): Promise<string> =>
  (await service.owner.query('select status from applications where id = $1', [id])).rows[0].status;

test('where a law wants a person to judge, who took an interview is rejected after somebody did, and not before', async () => {
  const judgements = [
    (id: number) =>
      call('POST', `/api/interviews/${id}/decisions`, {
        ...{ decision: 'hold', reason: 'Wait.', version: 0, application: null },
      }),
    (id: number) => call('POST', `/api/interviews/${id}/notes`, { text: 'Knows it by heart.' }),
    (id: number) =>
      call('POST', `/api/interviews/${id}/proctoring/verdicts`, {
        ...{ eventKey: keyOf(1), verdict: 'not-an-issue', reason: 'The lamp.' },
      }),
  ];
  for (const [index, judge] of judgements.entries()) {
    const { applicationID, scheduleId } = await takenIn(index === 0 ? 'eu' : 'us-co');
    const early = await reject(call, applicationID);
    expect([early.status, early.code]).toEqual([409, 'review_first']);
    expect(await statusOf(applicationID)).toBe('active');
    expect((await judge(scheduleId)).status).toBe(200);
    expect((await reject(call, applicationID, { told: WHY })).status).toBe(200);
    expect(await statusOf(applicationID)).toBe('rejected');
  }
});

test('deciding so in the report is that judgement', async () => {
  const { applicationID, scheduleId } = await takenIn('eu');
  const reply = await call('POST', `/api/interviews/${scheduleId}/decisions`, {
    ...{ decision: 'reject', reason: 'Too few answers.', version: 0 },
    application: { version: 1, reason: 'Skills do not match' },
  });
  expect(reply.status).toBe(200);
  expect(await statusOf(applicationID)).toBe('rejected');
});

test('of several at once only those are left whom nobody judged', async () => {
  const waiting = await takenIn('us-co');
  const free = await takenIn('us-il');
  const { data } = await call('POST', '/api/pipeline/rejections', {
    applications: [waiting, free].map(({ applicationID }) => ({ applicationID, version: 1 })),
    ...{ reason: 'Skills do not match', mail: null },
  });
  expect(data.results.map(({ code }: { code: string | null }) => code)).toEqual([
    'review_first',
    null,
  ]);
});

test('no other law, and none, keeps a rejection from leaving', async () => {
  for (const jurisdiction of ['us-ca', 'us-nyc', null]) {
    const { applicationID } = await takenIn(jurisdiction);
    expect((await reject(call, applicationID)).status).toBe(200);
  }
});

/** The letter of the rejection of this candidate, which has to have left. */
async function letterTo({ applicationID, email }: { applicationID: number; email: string }) {
  const mail = { subject: 'Your application', body: 'Hello,\n\nNot this time.', delayMinutes: 0 };
  expect((await reject(call, applicationID, { mail, told: WHY })).status).toBe(200);
  // What was noted has to be in front of them before, or these days over.
  clock.pass(6 * 86_400_000);
  await service.runDue('planned-mail');
  call = await memberOf(service, ours);
  const letter = (await service.mailsTo(email)).find(({ text }) => text.includes('Not this time.'));
  if (letter === undefined) throw new Error(`No letter has left for ${email}`);
  return letter.text;
}

const PART = 'Which part software had';

test('where a law wants it, a rejection says which part software had and how to have it looked at again', async () => {
  const letterIn = async (jurisdiction: string | null) => {
    const person = await takenIn(jurisdiction);
    await call('POST', `/api/interviews/${person.scheduleId}/notes`, { text: 'By heart.' });
    return letterTo(person);
  };
  for (const jurisdiction of ['eu', 'us-co']) {
    const text = await letterIn(jurisdiction);
    expect(text).toContain(PART);
    expect(text).toContain('it counted which answers were right');
    expect(text).toContain('you read what was noted');
    expect(text).toContain('ask for a second person to look again');
  }
  for (const jurisdiction of ['us-ca', 'us-il', 'us-nyc', null]) {
    expect(await letterIn(jurisdiction)).not.toContain(PART);
  }
});

test('who took no interview is told that software evaluated none, and of no notes', async () => {
  const person = await insideOf(service, { of: ours, clock });
  await service.owner.query("update jobs set jurisdiction = 'eu' where id = $1", [person.jobID]);
  const text = await letterTo(person);
  expect(text).toContain('no interview of yours was evaluated by software');
  expect(text).toContain('ask for a second person to look again');
  expect(text).not.toContain('what was noted');
});

test('in Colorado nobody is rejected without the principal reasons, which the letter and their page say', async () => {
  const person = await takenIn('us-co');
  const { applicationID, scheduleId } = person;
  await call('POST', `/api/interviews/${scheduleId}/notes`, { text: 'By heart.' });
  const asked = async (of: number) =>
    (await call('GET', `/api/pipeline/rejection-reasons?of=${of}`)).data.tellsReasons;
  expect(await asked(applicationID)).toBe(true);
  for (const nothing of [undefined, '  ']) {
    const mute = await reject(call, applicationID, { told: nothing });
    expect([mute.status, mute.code]).toEqual([422, 'reasons_needed']);
  }
  const inReport = await call('POST', `/api/interviews/${scheduleId}/decisions`, {
    ...{ decision: 'reject', reason: 'Too few answers.', version: 0 },
    application: { version: 1, reason: 'Skills do not match' },
  });
  expect(inReport.code).toBe('reasons_needed');
  const inReview = await call('GET', `/api/interviews/${scheduleId}/review`);
  expect(inReview.data.application).toMatchObject({ tellsReasons: true });
  expect(await statusOf(applicationID)).toBe('active');
  const letter = await letterTo(person);
  expect(letter).toContain('The principal reasons for this decision, in the words of');
  expect(letter).toMatch(
    /: Others had worked with steel for longer\.\nNobody of ours could train you\./,
  );
  const { rows } = await service.owner.query(
    `select told_reasons from application_moves where application_id = $1 and kind = 'rejected'`,
    [applicationID],
  );
  expect(rows).toEqual([{ told_reasons: WHY }]);
  // Whoever decides there reads them again, and whoever reads the log.
  const { moves, candidateID } = (await call('GET', `/api/pipeline/applications/${applicationID}`))
    .data;
  expect(moves[0]).toMatchObject({ kind: 'rejected', toldReasons: WHY });
  const timeline = await call('GET', `/api/applicants/${candidateID}/timeline`);
  expect(JSON.stringify(timeline.data)).toContain(JSON.stringify(WHY).slice(1, -1));
  const log = await call('GET', '/api/audit');
  expect(JSON.stringify(log.data)).toContain(JSON.stringify(WHY).slice(1, -1));
  const elsewhere = await takenIn('eu');
  expect(await asked(elsewhere.applicationID)).toBe(false);
});

test('the page says the reasons once the rejection is told, and not while its letter waits', async () => {
  const person = await insideOf(service, { of: ours, clock });
  await service.owner.query("update jobs set jurisdiction = 'us-co' where id = $1", [person.jobID]);
  const shown = async () => (await person.browser.open(person.token)).data.applications[0];
  const mail = { subject: 'Your application', body: 'Hello,\n\nNot this time.', delayMinutes: 60 };
  expect((await reject(call, person.applicationID, { mail, told: WHY })).status).toBe(200);
  expect(await shown()).toMatchObject({ state: 'active', toldReasons: null });
  clock.pass(2 * 3_600_000);
  await service.runDue('planned-mail');
  expect(await shown()).toMatchObject({ state: 'closed', toldReasons: WHY });
});

test('a reopening that is taken back leaves the reasons told on their page', async () => {
  call = await memberOf(service, ours);
  const person = await insideOf(service, { of: ours, clock });
  await service.owner.query("update jobs set jurisdiction = 'us-co' where id = $1", [person.jobID]);
  expect((await reject(call, person.applicationID, { told: WHY })).status).toBe(200);
  const { data } = await call('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID: person.applicationID, version: 2 }],
  });
  const [{ applicationID, moveID }] = data.results;
  const back = await call('POST', '/api/pipeline/undo', { moves: [{ applicationID, moveID }] });
  expect(back.status).toBe(200);
  expect((await person.browser.open(person.token)).data.applications[0]).toMatchObject({
    ...{ state: 'closed', toldReasons: WHY },
  });
});
