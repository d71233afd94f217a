import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createNotify } from '../../people/notifications/index.ts';
import { createJoinWorker } from './join-worker.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
const folder = mkdtempSync(join(tmpdir(), 'candor-unreadable-'));
let vp9: Buffer;
let vp8: Buffer;
/** Moves the server's clock on. */
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  browser = createBrowser(service);
  vp9 = await makeRecording(join(folder, 'vp9.webm'), { seconds: 2 });
  vp8 = await makeRecording(join(folder, 'vp8.webm'), { seconds: 2, codec: 'vp8' });
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

/** An interview of a minute that ended now, these its segments, ten seconds apart. */
async function recorded(...segments: readonly Buffer[]) {
  const interview = await addRunningInterview(service.owner);
  const began = Date.now() - MINUTE;
  const keys: string[] = [];
  for (const [index, bytes] of segments.entries()) {
    const place = { startedAt: began + index * 10_000, segment: index + 1 };
    keys.push((await browser.upload(interview, bytes, place)).opened.key);
  }
  await interview.end();
  return { interview, keys };
}

/** As `join-recording` does it on a server with this FFmpeg. */
async function joinWith(ffmpeg: string, interview: TestInterview): Promise<void> {
  const { db, objects, queue, clock } = service;
  const recording = await recordingOf(service.owner, interview);
  await createJoinWorker({ db, objects, queue, clock, ffmpeg, notify: createNotify({ queue }) })(
    recording,
  );
}

test('[B8] an unreadable segment beside a readable one is marked, its gap says so, its bytes stay', async () => {
  const { interview, keys } = await recorded(vp9, Buffer.from('not a video at all'), vp9);
  const [readable = '', broken = ''] = keys;
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  const state = await stateOf(interview);
  expect(state).toMatchObject({ status: 'playable', failure: null });
  expect(state.timeline).toHaveLength(2);
  expect(state.gaps.map(({ because }: { because: string }) => because)).toEqual([
    'not-started',
    'unreadable',
    'ended-early',
  ]);
  const { rows } = await service.owner.query(
    `select object_key from recording_segments
      where recording_id = (select id from recordings where attempt_id = $1) and unreadable`,
    [interview.attemptId],
  );
  expect(rows).toEqual([{ object_key: broken }]);
  aheadMs = DAY + MINUTE;
  await service.runJob('sweep-recordings');
  await expect(service.objects.head(readable)).rejects.toMatchObject({ code: 'NoSuchKey' });
  expect((await service.objects.head(broken)).size).toBe(18);
});

test('[BR-8] segments of different codecs wait for an FFmpeg, and are joined once there is one', async () => {
  const { interview } = await recorded(vp9, vp8);
  await joinWith('/no/ffmpeg', interview);
  expect(await stateOf(interview)).toMatchObject({ status: 'processing', processing_since: null });
  // Found missing again, without fetching a byte.
  await joinWith('/no/ffmpeg', interview);
  expect(await stateOf(interview)).toMatchObject({ status: 'processing', processing_since: null });
  await joinWith('ffmpeg', interview);
  const state = await stateOf(interview);
  expect(state).toMatchObject({ status: 'playable', failure: null });
  expect(state.timeline).toHaveLength(2);
});

test('a late segment that waits for FFmpeg leaves what was playable, and its raw parts', async () => {
  const { interview, keys } = await recorded(vp9);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  const before = await stateOf(interview);
  await browser.upload(interview, vp8, { startedAt: Date.now() - MINUTE / 2, segment: 2 });
  await joinWith('/no/ffmpeg', interview);
  expect(await stateOf(interview)).toMatchObject({
    ...{ status: 'playable', object_key: before.object_key },
  });
  aheadMs = DAY + MINUTE;
  await service.runJob('sweep-recordings');
  expect((await service.objects.head(keys[0] ?? '')).size).toBe(vp9.length);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  expect((await stateOf(interview)).timeline).toHaveLength(2);
});

test('[B8] a segment that cannot be encoded like the others is passed over, and marked', async () => {
  const { interview } = await recorded(vp9, vp8);
  const picky = join(folder, 'ffmpeg');
  // Succeeds with everything but the second segment.
  writeFileSync(picky, '#!/bin/sh\ncase "$*" in *segment-1*) exit 1;; esac\nexec ffmpeg "$@"\n');
  chmodSync(picky, 0o755);
  await joinWith(picky, interview);
  const state = await stateOf(interview);
  expect(state).toMatchObject({ status: 'playable' });
  expect(state.timeline).toHaveLength(1);
  expect(state.gaps).toContainEqual(expect.objectContaining({ because: 'unreadable' }));
});
