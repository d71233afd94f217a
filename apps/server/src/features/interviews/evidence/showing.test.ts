import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { memberOf } from '../../hiring/candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { keyOf, takenBy } from './test-evidence.ts';

const HOUR = 3_600_000;
let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const ASKS = 'See what was noted in your interview for Engineer';
const letter = { subject: 'Your application', body: 'Hello {{firstName}}, no.', delayMinutes: 60 };

/** Somebody whose interview is labelled critical, rejected. */
async function rejected(mail: object | null) {
  const person = await takenBy(service, { of: ours, clock, now, episodes: 2 });
  await service.owner.query(
    `update proctoring_events e set severity_level = 'critical' from proctoring_sessions s
      where s.company_id = e.company_id and s.id = e.session_id and s.attempt_id = $1`,
    [person.attemptId],
  );
  const call = await memberOf(service, ours);
  const reply = await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: person.applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail },
  });
  expect(reply.status).toBe(200);
  const subjects = async () => (await service.mailsTo(person.email)).map(({ subject }) => subject);
  const state = async () => {
    const { data } = await person.browser.post('opening', { token: person.token });
    return data.applications[0].state;
  };
  const office = async () => {
    const again = await memberOf(service, ours);
    return (await again('GET', `/api/pipeline/applications/${person.applicationID}`)).data.mails;
  };
  return { ...person, subjects, state, office };
}

const work = async () => {
  for (const kind of ['show-flags', 'planned-mail', 'planned-telling'] as const) {
    await service.runDue(kind);
  }
};

test('a rejection with a critical label waits until the candidate saw the notes and had a day to explain', async () => {
  const person = await rejected(letter);
  await work();
  expect(await person.subjects()).toContain(ASKS);
  const [asks] = (await service.mailsTo(person.email)).filter(({ subject }) => subject === ASKS);
  expect(asks?.text).toContain(`/candidate-page/interview?interview=${person.scheduleId}&token=`);
  expect(asks?.text).not.toMatch(/reject|decided|No face/i);
  expect(await person.office()).toMatchObject([{ state: 'waiting', waitsForFlags: true }]);
  clock.pass(2 * HOUR);
  await work();
  expect(await person.subjects()).not.toContain('Your application');
  // Opened: the notes are in front of them, and the box is open.
  expect((await person.read()).data).toMatchObject({ isReplyOpen: true });
  expect((await person.explain({ eventKey: keyOf(1), words: 'The lamp.' })).status).toBe(200);
  expect(await person.office()).toMatchObject([{ state: 'waiting', waitsForFlags: false }]);
  clock.pass(23 * HOUR);
  await work();
  expect(await person.subjects()).not.toContain('Your application');
  clock.pass(1 * HOUR);
  await work();
  expect(await person.subjects()).toContain('Your application');
  expect(await person.state()).toBe('closed');
});

test('whoever does not look is told at the latest after the days that the company set', async () => {
  const person = await rejected(letter);
  clock.pass(5 * 24 * HOUR - 60_000);
  await work();
  expect(await person.subjects()).not.toContain('Your application');
  clock.pass(60_000);
  await work();
  expect(await person.subjects()).toContain('Your application');
});

test('a rejection without a letter waits too: the page does not tell it before', async () => {
  const person = await rejected(null);
  await work();
  expect(await person.state()).toBe('active');
  expect(await person.office()).toMatchObject([{ isSilent: true, waitsForFlags: true }]);
  await person.read();
  clock.pass(24 * HOUR + 1000);
  await work();
  expect(await person.state()).toBe('closed');
  expect(await person.subjects()).not.toContain('');
});

test('taken back before, nothing is told and nobody is asked to look', async () => {
  const person = await rejected(null);
  const call = await memberOf(service, ours);
  const applications = [{ applicationID: person.applicationID, version: 2 }];
  await call('POST', '/api/pipeline/reopenings', { applications });
  await work();
  expect(await person.subjects()).not.toContain(ASKS);
  clock.pass(6 * 24 * HOUR);
  await work();
  expect(await person.state()).toBe('active');
});

test('who opened the notes while they were rejected waits a day to explain, not all the days', async () => {
  const person = await rejected(letter);
  // What the opening writes, without its look at a rejection that it could not see yet.
  await service.owner.query(
    'insert into shown_evidence (company_id, attempt_id, shown_at) values ($1, $2, $3)',
    [ours.companyId, person.attemptId, now],
  );
  await work();
  expect(await person.subjects()).not.toContain(ASKS);
  expect(await person.office()).toMatchObject([{ state: 'waiting', waitsForFlags: false }]);
  clock.pass(24 * HOUR);
  await work();
  expect(await person.subjects()).toContain('Your application');
});

test('rejected, taken back and rejected again, they are asked once to look', async () => {
  const person = await rejected(letter);
  await work();
  const call = await memberOf(service, ours);
  const { applicationID } = person;
  await call('POST', '/api/pipeline/reopenings', { applications: [{ applicationID, version: 2 }] });
  await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 3 }],
    ...{ reason: 'Skills do not match', mail: letter },
  });
  await work();
  expect((await person.subjects()).filter((subject) => subject === ASKS)).toHaveLength(1);
  expect(service.problems).toEqual([]);
});

test('a rejection that comes back by an undo waits as a new one does', async () => {
  const person = await rejected(null);
  const call = await memberOf(service, ours);
  const { applicationID } = person;
  const reply = await call('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID, version: 2 }],
  });
  const [{ moveID }] = reply.data.results;
  const moves = [{ applicationID, moveID }];
  expect((await call('POST', '/api/pipeline/undo', { moves })).status).toBe(200);
  expect(await person.state()).toBe('active');
  clock.pass(5 * 24 * HOUR);
  await work();
  expect(await person.state()).toBe('closed');
});

test('who saw the notes before is told when it was meant', async () => {
  const person = await takenBy(service, { of: ours, clock, now, episodes: 2 });
  await service.owner.query("update proctoring_events set severity_level = 'critical'");
  await person.read();
  const call = await memberOf(service, ours);
  await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: person.applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail: letter },
  });
  clock.pass(HOUR + 1000);
  await work();
  const subjects = (await service.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your application');
  expect(subjects).not.toContain(ASKS);
});
