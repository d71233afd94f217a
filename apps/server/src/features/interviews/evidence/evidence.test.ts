import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { insideOf, memberOf, openBrowser } from '../../hiring/candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { type Inside, keyOf, plantTaken, ROOM_KEY } from './test-evidence.ts';

let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

/** Somebody inside their page who took an interview, and what they ask of it. */
async function taken({ of = ours, episodes = 2 } = {}) {
  const person = await insideOf(service, { of, clock });
  const plan = { companyId: of.companyId, now, episodes };
  const { scheduleId, attemptId } = await plantTaken(service, person, plan);
  return { ...person, scheduleId, attemptId, ...asking(person, scheduleId) };
}

const asking = ({ browser, token }: Pick<Inside, 'browser' | 'token'>, scheduleId: number) => {
  const whose = { token, interviewScheduleID: scheduleId };
  return {
    read: () => browser.post('evidence', whose),
    watch: () => browser.post('evidence/recording', whose),
    explain: (...explanations: readonly { eventKey: string | null; words: string }[]) =>
      browser.post('evidence/explanations', { ...whose, explanations }),
  };
};

const reject = async (applicationID: number, mail: object | null) =>
  (await memberOf(service, ours))('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 1 }],
    reason: 'Skills do not match',
    mail,
  });

test('a candidate reads a receipt and every flag that the report shows, and never the score', async () => {
  const { browser, token, scheduleId, read } = await taken();
  const page = await browser.open(token);
  expect(page.data.interviews).toMatchObject([
    { interviewScheduleID: scheduleId, jobTitle: 'Engineer' },
  ]);
  const { status, data } = await read();
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{ jobTitle: 'Engineer', isSubmitted: true, minutes: 45, evidenceDeletedAt: null },
    ...{ isMonitored: true, isReplyOpen: true, explanations: [] },
    episodes: [
      { eventKey: keyOf(1), violationType: 'NO_FACE', severityLevel: 'high', verdict: null },
      { eventKey: keyOf(2) },
    ],
    events: [{ eventKey: ROOM_KEY, kind: 'tab-hidden' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/correct|score|isKey|passPercent|risk|assessment/i);
  const call = await memberOf(service, ours);
  const report = (await call('GET', `/api/interviews/${scheduleId}`)).data;
  const noted = (await call('GET', `/api/interviews/${scheduleId}/proctoring`)).data;
  expect(data.events).toEqual(report.events);
  expect(data.episodes).toEqual(noted.episodes);
  expect(data.health).toEqual(noted.health);
});

test('what a reviewer said of a flag stands beside it, without who it was', async () => {
  const { scheduleId, read } = await taken();
  const call = await memberOf(service, ours);
  await call('POST', `/api/interviews/${scheduleId}/proctoring/verdicts`, {
    ...{ eventKey: keyOf(1), verdict: 'technical', reason: 'The camera had no light.' },
  });
  const [{ verdict }] = (await read()).data.episodes;
  expect(Object.keys(verdict).toSorted()).toEqual(['judgedAt', 'reason', 'verdict']);
  expect(verdict).toMatchObject({ verdict: 'technical', reason: 'The camera had no light.' });
});

test('they watch themselves, in ranges, until this browser’s access ends', async () => {
  const { browser, token, watch } = await taken();
  const { data } = await watch();
  expect(data).toMatchObject({ status: 'playable', durationMs: 1_800_000 });
  expect(data.segments).toHaveLength(1);
  const bytes = (range: string) => service.app.inject({ url: data.url, headers: { range } });
  const part = await bytes('bytes=2-4');
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  await browser.post('leaving', { token });
  expect((await bytes('bytes=2-4')).statusCode).toBe(403);
  expect((await watch()).code).toBe('page_closed');
});

test('an address of the recording is worthless once its fifteen minutes are over, or at another gate', async () => {
  const { watch } = await taken();
  const { url } = (await watch()).data;
  const moved = await service.app.inject({ url: url.replace('gate=page', 'gate=share') });
  expect(moved.statusCode).toBe(403);
  clock.pass(16 * 60_000);
  expect((await service.app.inject({ url })).statusCode).toBe(403);
});

test('nobody reads, watches or explains what is another’s, in this company or the next', async () => {
  const [one, other, far] = [await taken(), await taken(), await taken({ of: theirs })];
  for (const { scheduleId } of [other, far]) {
    const crossed = asking(one, scheduleId);
    const said = { eventKey: keyOf(1), words: 'Not mine.' };
    for (const reply of [
      await crossed.read(),
      await crossed.watch(),
      await crossed.explain(said),
    ]) {
      expect([reply.status, reply.code]).toEqual([404, 'not_found']);
    }
  }
  const stranger = asking({ browser: openBrowser(service), token: one.token }, one.scheduleId);
  expect((await stranger.read()).code).toBe('page_closed');
  expect((await stranger.watch()).code).toBe('page_closed');
  await one.explain({ eventKey: keyOf(1), words: 'The lamp.' });
  const call = await memberOf(service, theirs);
  const seen = await call('GET', `/api/interviews/${one.scheduleId}/explanations`);
  expect(seen.status).toBe(404);
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
  for (let n = 1; n <= 40; n += 1) await explain({ eventKey: keyOf(1), words: `Version ${n}.` });
  expect((await explain({ eventKey: keyOf(1), words: 'One more.' })).code).toBe('reply_closed');
  await service.owner.query(
    `update attempts set ended_at = null, status = 'in-progress' where id = $1`,
    [attemptId],
  );
  expect((await read()).code).toBe('not_found');
});

test('a copy of everything holds what was explained, and erasing leaves nothing of it', async () => {
  const { browser, token, email, attemptId, explain } = await taken();
  await explain({ eventKey: keyOf(1), words: 'The lamp went out.' });
  const { data } = await browser.post('export', { token });
  const files = unzipSync(Buffer.from(data.content, 'base64'));
  const { interviews } = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
  expect(interviews.at(-1).explanations).toMatchObject([{ words: 'The lamp went out.' }]);
  expect((await browser.post('erasure', { token, email })).status).toBe(200);
  const { rows } = await service.owner.query(
    'select from proctoring_explanations where attempt_id = $1',
    [attemptId],
  );
  expect(rows).toEqual([]);
});

test('two records that were joined a moment ago show nobody’s evidence while they can be parted', async () => {
  const [kept, gone] = [await taken(), await insideOf(service, { of: ours, clock })];
  const call = await memberOf(service, ours);
  const updatedAtOf = async (candidateID: number) =>
    (await call('GET', `/api/applicants/${candidateID}`)).data.updatedAt;
  const merged = await call('POST', `/api/applicants/${kept.candidateID}/merge`, {
    ...{ otherID: gone.candidateID, fromOther: [] },
    updatedAt: await updatedAtOf(kept.candidateID),
    otherUpdatedAt: await updatedAtOf(gone.candidateID),
  });
  expect(merged.status).toBe(200);
  expect((await kept.read()).code).toBe('records_joined');
  expect((await kept.watch()).code).toBe('records_joined');
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
