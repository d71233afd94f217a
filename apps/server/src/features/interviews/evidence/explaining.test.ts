import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { memberOf } from '../../hiring/candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { keyOf, ROOM_KEY, takenBy } from './test-evidence.ts';

let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const taken = ({ episodes = 2 } = {}) => takenBy(service, { of: ours, clock, now, episodes });

/** Until a request waits for what another transaction has locked. */
const isWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await service.owner.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rows).toHaveLength(1);
  }, 10_000);

const reject = async (applicationID: number, mail: object | null) =>
  (await memberOf(service, ours))('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 1 }],
    reason: 'Skills do not match',
    mail,
  });

test('an explanation is read at its flag in the report, changed, and taken back', async () => {
  const { scheduleId, read, explain } = await taken();
  const call = await memberOf(service, ours);
  const seen = async () =>
    (await call('GET', `/api/interviews/${scheduleId}/explanations`)).data.explanations;
  const first = [
    { eventKey: keyOf(2), words: ' I picked up my pen. ' },
    { eventKey: ROOM_KEY, words: 'A message came.' },
    { eventKey: null, words: 'My room is dark.' },
  ];
  expect((await explain(...first)).status).toBe(200);
  expect((await explain(...first)).status).toBe(200);
  expect(await seen()).toMatchObject([
    { eventKey: keyOf(2), words: 'I picked up my pen.' },
    { eventKey: ROOM_KEY, words: 'A message came.' },
    { eventKey: null, words: 'My room is dark.' },
  ]);
  expect((await read()).data.explanations).toEqual(await seen());
  clock.pass(1000);
  await explain({ eventKey: keyOf(2), words: 'My pen fell.' }, { eventKey: ROOM_KEY, words: '' });
  expect(await seen()).toMatchObject([{ words: 'My room is dark.' }, { words: 'My pen fell.' }]);
  const foreign = await explain({ eventKey: keyOf(500), words: 'Of no flag.' });
  expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
});

test('a report that is open hears that something was explained, and that it was taken back', async () => {
  const { scheduleId, explain } = await taken();
  const heard = async () => {
    const { rows } = await service.owner.query(
      `select id from changes where kind = 'interviews' and owner_id = $1 and subject_id = $2`,
      [ours.companyId, scheduleId],
    );
    return rows.length;
  };
  const before = await heard();
  await explain({ eventKey: keyOf(1), words: 'The lamp.' });
  expect(await heard()).toBe(before + 1);
  await explain({ eventKey: keyOf(1), words: '' });
  expect(await heard()).toBe(before + 2);
});

test('the team is told once, the timeline and the log say that it happened, and nothing of what', async () => {
  const { candidateID, jobID, scheduleId, explain } = await taken();
  const call = await memberOf(service, ours);
  await explain({ eventKey: keyOf(1), words: 'Secret words.' });
  await explain({ eventKey: keyOf(2), words: 'More secret words.' });
  const { rows } = await service.owner.query(
    `select count(*)::int as notices from notifications n join memberships m on m.account_id = n.account_id
      where m.company_id = $1 and n.path like '%interviewScheduleID=' || $2`,
    [ours.companyId, scheduleId],
  );
  const team = await service.owner.query(
    `select count(*)::int as people from job_team where company_id = $1 and job_id = $2`,
    [ours.companyId, jobID],
  );
  expect(team.rows[0].people).toBeGreaterThan(0);
  expect(rows[0].notices).toBe(team.rows[0].people);
  const { entries } = (await call('GET', `/api/applicants/${candidateID}/timeline`)).data;
  const told = entries.filter(({ kind }: { kind: string }) => kind === 'explained');
  expect(told).toMatchObject([{ text: '2', byName: null, interviewScheduleID: scheduleId }]);
  const log = await service.owner.query(
    `select l.actor_kind, l.after, row_to_json(l)::text as whole from audit_log l
      where company_id = $1 and action = 'interview.explained' and object_id = $2`,
    [ours.companyId, scheduleId],
  );
  expect(log.rows).toHaveLength(2);
  expect(log.rows.map(({ actor_kind }) => actor_kind)).toEqual(['candidate', 'candidate']);
  expect(JSON.stringify(log.rows)).not.toContain('ecret words');
});

test('taking back is no news, and hides that something was explained', async () => {
  const { candidateID, scheduleId, explain } = await taken();
  const notices = async () => {
    const { rows } = await service.owner.query(
      `select n.id from notifications n where n.path like '%interviewScheduleID=' || $1`,
      [scheduleId],
    );
    return rows.length;
  };
  await explain({ eventKey: keyOf(1), words: 'The lamp.' });
  const told = await notices();
  expect(told).toBeGreaterThan(0);
  await explain({ eventKey: keyOf(1), words: '' });
  await explain({ eventKey: keyOf(1), words: 'The lamp again.' });
  expect(await notices()).toBe(told);
  clock.pass(61 * 60_000);
  await explain({ eventKey: keyOf(1), words: '' });
  expect(await notices()).toBe(told);
  const call = await memberOf(service, ours);
  const { entries } = (await call('GET', `/api/applicants/${candidateID}/timeline`)).data;
  expect(entries.filter(({ kind }: { kind: string }) => kind === 'explained')).toEqual([]);
  await explain({ eventKey: keyOf(2), words: 'My pen.' });
  expect(await notices()).toBe(told * 2);
});

test('what was said of the room’s own note goes with the monitor’s, which arrived later', async () => {
  const { scheduleId, attemptId, read, explain } = await taken();
  const paste = keyOf(777);
  await service.owner.query(
    `insert into attempt_events (company_id, attempt_id, attempt_started_at, event_key, kind, life, occurred_at)
     select company_id, id, started_at, $2, 'paste', 1, started_at + interval '400 seconds' from attempts where id = $1`,
    [attemptId, paste],
  );
  await explain({ eventKey: paste, words: 'My own notes.' });
  expect((await read()).data.explanations).toMatchObject([{ eventKey: paste }]);
  await service.owner.query(
    `insert into proctoring_events (company_id, session_id, session_started_at, event_key, tracking_system, violation_type,
                                    severity_level, confidence, detected_at, violation_description)
     select company_id, id, started_at, $2, 'keyboard', 'PASTE_ATTEMPT', 'medium', 1, started_at + interval '400 seconds', ''
       from proctoring_sessions where attempt_id = $1`,
    [attemptId, keyOf(778)],
  );
  const moved = [{ eventKey: keyOf(778), words: 'My own notes.' }];
  expect((await read()).data.explanations).toMatchObject(moved);
  const call = await memberOf(service, ours);
  const seen = await call('GET', `/api/interviews/${scheduleId}/explanations`);
  expect(seen.data.explanations).toMatchObject(moved);
});

test('what is sent while retention deletes what was noted is refused, and kept nowhere', async () => {
  const { attemptId, explain } = await taken();
  const retention = await service.owner.connect();
  await retention.query('begin');
  await retention.query('update attempts set evidence_deleted_at = now() where id = $1', [
    attemptId,
  ]);
  const sent = explain({ eventKey: null, words: 'Too late.' });
  await isWaiting();
  await retention.query('commit');
  retention.release();
  expect((await sent).code).toBe('reply_closed');
  const kept = await service.owner.query(
    'select from proctoring_explanations where attempt_id = $1',
    [attemptId],
  );
  expect(kept.rows).toEqual([]);
});

test('a rejection that nobody has told leaves the box open, and one that was told closes it', async () => {
  const [untold, told] = [await taken(), await taken()];
  const mail = { subject: 'No', body: 'Hello {{firstName}}, no.', delayMinutes: 60 };
  expect((await reject(untold.applicationID, mail)).status).toBe(200);
  expect((await reject(told.applicationID, null)).status).toBe(200);
  const said = { eventKey: keyOf(1), words: 'The lamp.' };
  expect((await untold.explain(said)).status).toBe(200);
  expect((await untold.read()).data.isReplyOpen).toBe(true);
  expect((await told.explain(said)).code).toBe('reply_closed');
  expect((await told.read()).data).toMatchObject({ isReplyOpen: false, explanations: [] });
});

test('nobody changes their words for ever, and an interview that goes on has no receipt', async () => {
  const { attemptId, read, explain } = await taken();
  const said = async () =>
    (await read()).data.explanations.map((one: { words: string }) => one.words);
  for (let n = 1; n <= 38; n += 1) await explain({ eventKey: keyOf(1), words: `Version ${n}.` });
  // Taking back begins no new count.
  await explain({ eventKey: keyOf(1), words: '' });
  await explain({ eventKey: keyOf(1), words: 'Version 39.' });
  const both = await explain(
    { eventKey: keyOf(1), words: 'One more.' },
    { eventKey: keyOf(2), words: 'My pen fell.' },
  );
  expect([both.status, both.data]).toEqual([200, { refused: [keyOf(1)] }]);
  expect(await said()).toEqual(['Version 39.', 'My pen fell.']);
  expect((await explain({ eventKey: keyOf(1), words: '' })).data).toEqual({ refused: [] });
  expect(await said()).toEqual(['My pen fell.']);
  await service.owner.query(
    `update attempts set ended_at = null, status = 'in-progress' where id = $1`,
    [attemptId],
  );
  expect((await read()).code).toBe('not_found');
});

test('every one of two hundred flags is there, and stays the one that was explained', async () => {
  const { read, explain } = await taken({ episodes: 200 });
  const { episodes } = (await read()).data;
  expect(episodes).toHaveLength(200);
  const said = episodes.slice(150).map(({ eventKey }: { eventKey: string }) => ({
    ...{ eventKey, words: `About ${eventKey}.` },
  }));
  expect((await explain(...said)).status).toBe(200);
  const { explanations } = (await read()).data;
  expect(explanations.map(({ words }: { words: string }) => words).toSorted()).toEqual(
    said.map(({ words }: { words: string }) => words),
  );
});
