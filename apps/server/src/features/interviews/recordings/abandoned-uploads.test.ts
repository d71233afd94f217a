import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const MB = 1024 * 1024;

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
const folder = mkdtempSync(join(tmpdir(), 'candor-abandoned-'));
let video: Buffer;
/** As long as a part that is not the last one must be. */
let long: Buffer;
/** Moves the server's clock on, for silence that takes minutes. */
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  browser = createBrowser(service);
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 4 });
  long = Buffer.concat([video, Buffer.alloc(5 * MB)]);
});

afterEach(() => {
  aheadMs = 0;
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function segmentsOf({ companyId, attemptId }: TestInterview) {
  const text = `select status, completed_by, bytes::int from recording_segments
    where recording_id = (select id from recordings where company_id = $1 and attempt_id = $2)
    order by starts_at_byte`;
  return (await service.owner.query(text, [companyId, attemptId])).rows;
}

/** Runs once, in the middle of the sweep: when the store is asked which parts it holds. */
function whileSweeping(work: () => Promise<unknown>) {
  const { listParts } = service.objects;
  Object.assign(service.objects, {
    listParts: async (...args: Parameters<typeof listParts>) => {
      Object.assign(service.objects, { listParts });
      const held = await listParts(...args);
      await work();
      return held;
    },
  });
}

test('[B6] no part can slip in while the server completes an upload', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await browser.putPart(opened, 1, long);
  aheadMs = 11 * MINUTE;
  let returning: unknown;
  whileSweeping(async () => {
    returning = await browser.call('part-url', { ...opened, partNumber: 2, bytes: 9 });
  });
  await service.runJob('sweep-recordings');
  // The browser that came back at that very moment is told, before it sends anything, what is held.
  const held = { heldBytes: long.length };
  expect(returning).toMatchObject({ status: 410, body: { data: held } });
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'completed', bytes: long.length }]);
});

test('[B6] a browser that comes back just before the sweep keeps its upload', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await interview.end();
  aheadMs = 5 * MINUTE;
  const part = await browser.putPart(opened, 1, video);
  await service.runJob('sweep-recordings');
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'open', completed_by: null }]);
  const reply = await browser.call('complete', { ...opened, parts: [part] });
  expect(reply.status).toBe(200);
});

test('[B5] a server killed after it took an upload over completes it in the next sweep', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await browser.putPart(opened, 1, video);
  aheadMs = 11 * MINUTE;
  whileSweeping(() => Promise.reject(new Error('killed')));
  await expect(service.runJob('sweep-recordings')).rejects.toThrow();
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'open', completed_by: 'server' }]);
  await service.runJob('sweep-recordings');
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'completed', bytes: video.length }]);
});

test('[BR-7] every refusal of a finished upload says how many bytes were taken', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await browser.putPart(opened, 1, video);
  aheadMs = 11 * MINUTE;
  await service.runJob('sweep-recordings');
  const held = { status: 410, body: { data: { heldBytes: video.length } } };
  expect(await browser.call('parts', opened)).toMatchObject(held);
  const part = { ...opened, partNumber: 2, bytes: 9 };
  expect(await browser.call('part-url', part)).toMatchObject(held);
  const wrong = [{ PartNumber: 1, ETag: '"d41d8cd98f00b204e9800998ecf8427e"' }];
  expect(await browser.call('complete', { ...opened, parts: wrong })).toMatchObject(held);
});

test('[BR-7] an upload that was given up empty begins anew, and one that was not says so', async () => {
  const interview = await addRunningInterview(service.owner);
  const segmentId = randomUUID();
  const first = await browser.open(interview, { segmentId });
  aheadMs = 11 * MINUTE;
  await service.runJob('sweep-recordings');
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'empty' }]);
  const { opened, reply } = await browser.upload(interview, video, { segmentId });
  expect(opened.uploadId).not.toBe(first.uploadId);
  expect(reply.status).toBe(200);
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'completed', bytes: video.length }]);
  const again = await browser.call('initiate', browser.initiation(interview, { segmentId }));
  expect(again).toMatchObject({ status: 410, body: { data: { heldBytes: video.length } } });
});

test('[BR-7] who never returns can be watched before the deadline, and who returns goes on', async () => {
  const interview = await addRunningInterview(service.owner);
  const statusOf = async () => {
    const text = 'select status, joined_at from recordings where company_id = $1';
    return (await service.owner.query(text, [interview.companyId])).rows[0];
  };
  const startedAt = Date.now() - 100_000;
  const opened = await browser.open(interview, { startedAt });
  await browser.putPart(opened, 1, video);
  aheadMs = 3 * MINUTE;
  await service.runJob('sweep-recordings');
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'open' }]);
  aheadMs = 4 * MINUTE;
  await service.runJob('sweep-recordings');
  expect(await segmentsOf(interview)).toMatchObject([{ status: 'completed' }]);
  const { companyId, attemptId } = interview;
  await service.runJob(
    'join-recording',
    await recordingOf(service.owner, { companyId, attemptId }),
  );
  const before = await statusOf();
  expect(before).toMatchObject({ status: 'playable' });

  aheadMs = 5 * MINUTE;
  const { reply } = await browser.upload(interview, video, { segment: 2 });
  expect(reply.status).toBe(200);
  await service.runJob(
    'join-recording',
    await recordingOf(service.owner, { companyId, attemptId }),
  );
  const after = await statusOf();
  expect(after.status).toBe('playable');
  expect(after.joined_at.getTime()).toBeGreaterThan(before.joined_at.getTime());
});

type Opened = Awaited<ReturnType<typeof browser.open>>;

/** What a page sends while it goes away, with the bytes that begin there. */
async function leave(
  interview: TestInterview,
  rest?: { opened: Opened; at: number; file: Buffer },
) {
  const { opened, at, file = Buffer.alloc(0) } = rest ?? {};
  const place = rest === undefined ? {} : { ...opened, sequence: '0', startsAtByte: String(at) };
  const { statusCode } = await service.app.inject({
    method: 'POST',
    url: '/api/aggregator/ScheduleInterview/uploadrcordingtoS3',
    payload: {
      ...{ ...place, file: file.toString('base64'), token: interview.token },
      ...{ interviewScheduleID: String(interview.scheduleId), uploadType: 'leaving' },
      ...{ captureType: 'screen', userAction: 'pagehide', timestamp: String(Date.now()) },
    },
  });
  expect(statusCode).toBe(200);
}

async function sweepAfter(interview: TestInterview, seconds: number) {
  aheadMs = seconds * 1_000;
  await service.runJob('sweep-recordings');
  return segmentsOf(interview);
}

test('[BR-5] who closes the window after handing in is waited for half a minute, and then it is joined', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await browser.putPart(opened, 1, long);
  await interview.end();
  await leave(interview, { opened, at: long.length, file: Buffer.alloc(2_000) });
  expect(await sweepAfter(interview, 25)).toMatchObject([{ status: 'open' }]);
  const bytes = long.length + 2_000;
  const taken = { status: 'completed', completed_by: 'server', bytes };
  expect(await sweepAfter(interview, 31)).toMatchObject([taken]);
});

test('[BR-5] who comes back within it goes on sending, as long as it takes', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  await interview.end();
  await leave(interview);
  aheadMs = 20_000;
  await browser.call('parts', opened);
  expect(await sweepAfter(interview, 200)).toMatchObject([{ status: 'open' }]);
});

test('[BR-5] an interview that goes on waits for who left it', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.open(interview);
  await leave(interview);
  expect(await sweepAfter(interview, 180)).toMatchObject([{ status: 'open' }]);
});
