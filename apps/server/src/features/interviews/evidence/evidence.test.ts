import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { insideOf, memberOf, openBrowser } from '../../hiring/candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { asking, keyOf, ROOM_KEY, takenBy } from './test-evidence.ts';

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

const taken = ({ of = ours, episodes = 2 } = {}) => takenBy(service, { of, clock, now, episodes });

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

test('the receipt names the minutes that this candidate was granted', async () => {
  const { scheduleId, read } = await taken();
  await service.owner.query(
    `update interview_schedules set accommodations = '{"extraMinutes": 15}' where id = $1`,
    [scheduleId],
  );
  expect((await read()).data.minutes).toBe(60);
});

test('what a reviewer said of a flag stands beside it, without who it was', async () => {
  const { scheduleId, read } = await taken();
  const call = await memberOf(service, ours);
  await call('POST', `/api/interviews/${scheduleId}/proctoring/verdicts`, {
    ...{ eventKey: keyOf(1), verdict: 'technical', reason: 'The camera had no light.' },
    isForCandidate: true,
  });
  const [{ verdict }] = (await read()).data.episodes;
  expect(Object.keys(verdict).toSorted()).toEqual(['judgedAt', 'reason', 'verdict']);
  expect(verdict).toMatchObject({ verdict: 'technical', reason: 'The camera had no light.' });
});

test('a reason whose writer was not told that the candidate reads it is not shown', async () => {
  const { scheduleId, read } = await taken();
  const call = await memberOf(service, ours);
  const reason = 'He looks tired.';
  const body = { eventKey: keyOf(1), verdict: 'confirmed', reason };
  await call('POST', `/api/interviews/${scheduleId}/proctoring/verdicts`, body);
  const { data } = await read();
  expect(data.episodes[0].verdict).toMatchObject({ verdict: 'confirmed', reason: null });
  expect(JSON.stringify(data)).not.toContain(reason);
  const noted = (await call('GET', `/api/interviews/${scheduleId}/proctoring`)).data;
  expect(noted.episodes[0].verdict).toMatchObject({ reason, isForCandidate: false });
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
