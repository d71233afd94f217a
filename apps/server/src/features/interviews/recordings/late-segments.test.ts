import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ObjectStoreError } from '@candor/folder-store';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MB = 1024 * 1024;

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
const folder = mkdtempSync(join(tmpdir(), 'candor-recordings-'));
let video: Buffer;
/** Moves the server's clock on, for silence that takes minutes. */
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  browser = createBrowser(service);
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 4 });
});

afterEach(() => {
  aheadMs = 0;
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function stateOf({ companyId, attemptId }: TestInterview) {
  const text = 'select * from recordings where company_id = $1 and attempt_id = $2';
  return (await service.owner.query(text, [companyId, attemptId])).rows[0];
}

async function publishAndConvert(interview: TestInterview) {
  const { companyId, attemptId } = interview;
  await service.runJob(
    'join-recording',
    await recordingOf(service.owner, { companyId, attemptId }),
  );
  await service.runJob(
    'convert-recording',
    await recordingOf(service.owner, { companyId, attemptId }),
  );
  return stateOf(interview);
}

async function exists(key: string): Promise<boolean> {
  try {
    await service.objects.head(key);
    return true;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return false;
    throw error;
  }
}

test('[BR-7] a segment that arrives after the recording was published is joined into it', async () => {
  const interview = await addRunningInterview(service.owner);
  const startedAt = Date.now() - MINUTE;
  await browser.upload(interview, video, { startedAt });
  await interview.end();
  const before = await publishAndConvert(interview);
  const opened = await browser.open(interview, { startedAt: startedAt + 10_000, segment: 2 });
  expect(await stateOf(interview)).toMatchObject({ status: 'playable' });
  const part = await browser.putPart(opened, 1, video);
  await browser.call('complete', { ...opened, parts: [part] });
  const after = await publishAndConvert(interview);
  expect(after).toMatchObject({ status: 'playable', video_codec: 'avc' });
  expect(after.timeline).toHaveLength(2);
  expect(Number(after.duration_ms)).toBeGreaterThan(Number(before.duration_ms) + 3_000);
  expect(await exists(before.object_key)).toBe(true);
});

test('[BR-7] a segment whose upload the server completed goes on where its bytes ended', async () => {
  const interview = await addRunningInterview(service.owner);
  const segmentId = randomUUID();
  const cut = Math.floor(video.length / 2);
  const first = await browser.open(interview, { segmentId });
  await browser.putPart(first, 1, video.subarray(0, cut));
  await interview.end();
  aheadMs = 7 * MINUTE;
  await service.runJob('sweep-recordings');
  const half = await publishAndConvert(interview);
  expect(half.status).toBe('playable');
  expect(await browser.call('parts', first)).toMatchObject({ status: 410 });
  await browser.upload(interview, video.subarray(cut), { segmentId, startsAtByte: cut });
  const whole = await publishAndConvert(interview);
  expect(whole.timeline).toHaveLength(1);
  expect(Math.abs(Number(whole.duration_ms) - 4_000)).toBeLessThan(200);
});

test('[B5] raw parts and replaced files go a day after the end, and only once decoded', async () => {
  const [verified, unverified] = [
    await addRunningInterview(service.owner),
    await addRunningInterview(service.owner),
  ];
  const kept = await browser.upload(unverified, video);
  const { opened } = await browser.upload(verified, video);
  await verified.end();
  await unverified.end();
  await service.runJob('join-recording', await recordingOf(service.owner, verified));
  await service.runJob('join-recording', await recordingOf(service.owner, unverified));
  const joinedKey = (await stateOf(verified)).object_key;
  await service.runJob('convert-recording', await recordingOf(service.owner, verified));
  aheadMs = DAY - MINUTE;
  await service.runJob('sweep-recordings');
  expect([await exists(opened.key), await exists(joinedKey)]).toEqual([true, true]);
  aheadMs = DAY + MINUTE;
  await service.runJob('sweep-recordings');
  expect([await exists(opened.key), await exists(joinedKey)]).toEqual([false, false]);
  const state = await stateOf(verified);
  expect(await exists(state.object_key)).toBe(true);
  expect(state.raw_removed_at).not.toBeNull();
  expect(await exists(kept.opened.key)).toBe(true);
});

/** An interview that is published and verified, and a second segment opened this long before the day is over. */
async function openedBeforeTheDayIsOver(leftMs: number) {
  const interview = await addRunningInterview(service.owner);
  const startedAt = Date.now() - MINUTE;
  await browser.upload(interview, video, { startedAt });
  await interview.end();
  await publishAndConvert(interview);
  aheadMs = DAY - leftMs;
  const late = { startedAt: startedAt + 10_000, segment: 2 };
  const opened = await browser.open(interview, late);
  return { interview, opened, part: await browser.putPart(opened, 1, video) };
}

test('[B5] [BR-7] what the server completes after the day is joined before raw parts go', async () => {
  const { interview, opened } = await openedBeforeTheDayIsOver(5 * MINUTE);
  aheadMs = DAY + 2 * MINUTE;
  await service.runJob('sweep-recordings');
  expect(await exists(opened.key)).toBe(true);
  expect((await publishAndConvert(interview)).timeline).toHaveLength(2);
  await service.runJob('sweep-recordings');
  expect(await exists(opened.key)).toBe(false);
});

test('[B5] [BR-7] an upload that is open when the day is over may be completed and is joined', async () => {
  const { interview, opened, part } = await openedBeforeTheDayIsOver(30_000);
  aheadMs = DAY + 30_000;
  await service.runJob('sweep-recordings');
  expect((await stateOf(interview)).raw_removed_at).toBeNull();
  const reply = await browser.call('complete', { ...opened, parts: [part] });
  expect(reply).toMatchObject({ status: 200 });
  await service.runJob('sweep-recordings');
  expect((await publishAndConvert(interview)).timeline).toHaveLength(2);
  await service.runJob('sweep-recordings');
  expect((await stateOf(interview)).raw_removed_at).not.toBeNull();
});

test('a day after the end nothing is taken any more', async () => {
  const interview = await addRunningInterview(service.owner);
  await interview.end();
  aheadMs = DAY + MINUTE;
  const reply = await browser.call('initiate', browser.initiation(interview));
  expect(reply).toMatchObject({ status: 410, body: { errors: [{ code: 'recording_closed' }] } });
});

test('[B5] a worker killed after storing leaves nothing behind and is done again', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  const { put } = service.objects;
  const stored: string[] = [];
  // The process dies once the object is there: the transaction that would note it never comes.
  Object.assign(service.objects, {
    put: async (...args: Parameters<typeof put>) => {
      await put(...args);
      stored.push(args[0]);
      throw new ObjectStoreError('StorageUnavailable', 'killed');
    },
  });
  await expect(
    service.runJob('join-recording', await recordingOf(service.owner, interview)),
  ).rejects.toThrow('killed');
  Object.assign(service.objects, { put });
  const state = await publishAndConvert(interview);
  expect(state.status).toBe('playable');
  aheadMs = DAY + MINUTE;
  await service.runJob('sweep-recordings');
  const left = stored.filter((key) => key !== state.object_key);
  expect(left).toHaveLength(1);
  expect(await exists(left[0] ?? '')).toBe(false);
});

test('one upload that no store can complete does not keep the sweep from the others', async () => {
  const [hostile, honest] = [
    await addRunningInterview(service.owner),
    await addRunningInterview(service.owner),
  ];
  const opened = await browser.open(hostile);
  await browser.putPart(opened, 1, video);
  await browser.putPart(opened, 2, video);
  const other = await browser.open(honest);
  await browser.putPart(other, 1, video);
  await hostile.end();
  await honest.end();
  aheadMs = 7 * MINUTE;
  await service.runJob('sweep-recordings');
  expect((await publishAndConvert(honest)).status).toBe('playable');
  expect((await publishAndConvert(hostile)).status).toBe('empty');
});

test('completing what the server completed succeeds with the same parts and no others', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  const one = await browser.putPart(opened, 1, Buffer.concat([video, Buffer.alloc(5 * MB)]));
  aheadMs = 11 * MINUTE;
  await service.runJob('sweep-recordings');
  const complete = (parts: object[]) => browser.call('complete', { ...opened, parts });
  expect(await complete([one])).toMatchObject({ status: 200, body: { data: { key: opened.key } } });
  const more = [one, { PartNumber: 2, ETag: '"d41d8cd98f00b204e9800998ecf8427e"' }];
  expect(await complete(more)).toMatchObject({ status: 410 });
});

test('segments of different kinds become one recording', async () => {
  const interview = await addRunningInterview(service.owner);
  const vp8 = await makeRecording(join(folder, 'vp8.webm'), { seconds: 2, codec: 'vp8' });
  const startedAt = Date.now() - MINUTE;
  await browser.upload(interview, video, { startedAt });
  await browser.upload(interview, vp8, { startedAt: startedAt + 10_000, segment: 2 });
  await interview.end();
  const state = await publishAndConvert(interview);
  expect(state).toMatchObject({ status: 'playable', video_codec: 'avc' });
  expect(Math.abs(Number(state.duration_ms) - 6_000)).toBeLessThan(400);
});

test('what a recorder does not produce is refused, and so are times out of this world', async () => {
  const interview = await addRunningInterview(service.owner);
  const page = browser.initiation(interview, { mimeType: 'text/html' });
  expect(await browser.call('initiate', page)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'validation_failed' }] },
  });
  await browser.open(interview, { startedAt: 0 });
  const { rows } = await service.owner.query(
    `select a.started_at - s.started_at < interval '2 minutes' as near
       from recording_segments s join recordings r on r.id = s.recording_id
       join attempts a on a.id = r.attempt_id where a.id = $1`,
    [interview.attemptId],
  );
  expect(rows).toEqual([{ near: true }]);
});

test('[B9] the sweep removes what a killed worker left in the temporary folder', async () => {
  const [stale, live] = ['stale', 'live'].map((name) =>
    mkdtempSync(join(tmpdir(), `candor-recording-${name}-`)),
  );
  const longAgo = new Date(Date.now() - 7 * 60 * MINUTE);
  utimesSync(stale!, longAgo, longAgo);
  await service.runJob('sweep-recordings');
  expect([existsSync(stale!), existsSync(live!)]).toEqual([false, true]);
  rmSync(live!, { recursive: true });
});
