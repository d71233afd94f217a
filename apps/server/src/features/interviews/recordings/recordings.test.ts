import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRecording, probe } from '../../../platform/media/test-media.ts';
import { type StoreUnderTest, storesToTest } from '../../../platform/objects/test-stores.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MB = 1024 * 1024;

describe.for(storesToTest)('recordings, objects $name', (toTest) => {
  let under: StoreUnderTest;
  let service: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'candor-recordings-'));
  let browser: ReturnType<typeof createBrowser>;
  let video: Buffer;
  /** Moves the server's clock on, for silence that takes minutes. */
  let aheadMs = 0;

  beforeAll(async () => {
    under = await toTest.start();
    const now = () => new Date(Date.now() + aheadMs);
    service = await createTestApp({ now, objects: under.store });
    browser = createBrowser(service);
    video = await makeRecording(join(folder, 'source.webm'), { seconds: 4 });
  }, 60_000);

  afterAll(async () => {
    await service.close();
    await under.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function stateOf({ companyId, attemptId }: TestInterview) {
    const text = 'select * from recordings where company_id = $1 and attempt_id = $2';
    return (await service.owner.query(text, [companyId, attemptId])).rows[0];
  }

  async function finish({ companyId, attemptId }: TestInterview) {
    await service.runJob(
      'join-recording',
      await recordingOf(service.owner, { companyId, attemptId }),
    );
  }

  async function download(key: string): Promise<string> {
    const { stream } = await service.objects.read(key);
    const path = join(folder, `${randomUUID()}.mp4`);
    writeFileSync(
      path,
      await stream.reduce((all, chunk) => Buffer.concat([all, chunk]), Buffer.alloc(0)),
    );
    return path;
  }

  test('[BR-3] [BR-8] an uploaded recording becomes a seekable MP4, converted after it was decoded', async () => {
    const interview = await addRunningInterview(service.owner);
    const { reply, opened } = await browser.upload(interview, video);
    expect(reply.body.data).toEqual({ key: opened.key });
    await interview.end();
    await finish(interview);
    expect(await stateOf(interview)).toMatchObject({ status: 'playable', video_codec: 'vp9' });
    await service.runJob('convert-recording', await recordingOf(service.owner, interview));
    const state = await stateOf(interview);
    expect(state).toMatchObject({ video_codec: 'avc', audio_codec: 'aac' });
    const seen = await probe(await download(state.object_key));
    expect(seen).toMatchObject({ video: 'h264', audio: 'aac' });
    expect(Math.abs(seen.seconds - 4)).toBeLessThan(0.5);
    const bytes = readFileSync(await download(state.object_key));
    expect(state.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(state.joined_sha256).not.toBe(state.sha256);
    for (const key of [state.poster_key, state.thumbnails.key]) {
      expect((await service.objects.head(key)).contentType).toBe('image/jpeg');
      expect(state.spare_keys).not.toContain(key);
    }
  }, 60_000);

  test('[BR-7] a cut file, a second segment and the hole between them become one recording', async () => {
    const interview = await addRunningInterview(service.owner);
    const startedAt = Date.now() - 60_000;
    await browser.upload(interview, video.subarray(0, Math.floor(video.length / 2)), { startedAt });
    await browser.upload(interview, video, { startedAt: startedAt + 30_000, segment: 2 });
    const again = { segment: 3, begunAfter: 'recorder-stopped' };
    await browser.upload(interview, video, { startedAt: startedAt + 34_600, ...again });
    await interview.end();
    await finish(interview);
    const state = await stateOf(interview);
    expect(state.status).toBe('playable');
    expect(state.timeline).toHaveLength(3);
    expect(state.gaps).toContainEqual(expect.objectContaining({ because: 'interrupted' }));
    const stopped = state.gaps.find(
      ({ because }: { because: string }) => because === 'recorder-stopped',
    );
    expect(stopped?.missingMs).toBeGreaterThan(250);
    expect(stopped?.missingMs).toBeLessThan(2_000);
    const seen = await probe(await download(state.object_key));
    expect(Math.abs(seen.seconds * 1000 - Number(state.duration_ms))).toBeLessThan(500);
  }, 60_000);

  test('[BR-7] an upload that nobody completes is completed by the server after minutes of silence', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    await browser.putPart(opened, 1, video);
    await interview.end();
    await service.runJob('sweep-recordings');
    expect(await stateOf(interview)).toMatchObject({ status: 'receiving' });
    aheadMs = 7 * 60_000;
    await service.runJob('sweep-recordings');
    await finish(interview);
    aheadMs = 0;
    expect(await stateOf(interview)).toMatchObject({ status: 'playable' });
    const { rows } = await service.owner.query(
      `select completed_by from recording_segments
        where recording_id = (select id from recordings where attempt_id = $1)`,
      [interview.attemptId],
    );
    expect(rows).toEqual([{ completed_by: 'server' }]);
  }, 60_000);

  test('an interview that sent nothing has an empty recording, not one that is prepared for ever', async () => {
    const interview = await addRunningInterview(service.owner);
    await browser.open(interview);
    await interview.end();
    aheadMs = 7 * 60_000;
    await service.runJob('sweep-recordings');
    await finish(interview);
    aheadMs = 0;
    expect(await stateOf(interview)).toMatchObject({ status: 'empty' });
  });

  test('bytes that are no video are said to be unreadable and kept', async () => {
    const interview = await addRunningInterview(service.owner);
    const { opened } = await browser.upload(interview, Buffer.from('not a video at all'));
    await interview.end();
    await finish(interview);
    expect(await stateOf(interview)).toMatchObject({ status: 'failed' });
    expect((await service.objects.head(opened.key)).size).toBe(18);
  });

  test('[B6] initiating, completing and joining again changes nothing', async () => {
    const interview = await addRunningInterview(service.owner);
    const first = browser.initiation(interview);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => browser.call('initiate', first)));
    const uploads = new Set(replies.map(({ body }) => body.data.uploadId));
    expect(uploads.size).toBe(1);
    const opened = { token: interview.token, ...replies[0]?.body.data };
    const part = await browser.putPart(opened, 1, video);
    const payload = { ...opened, parts: [part] };
    const completions = await Promise.all(
      [1, 2, 3, 4, 5].map(() => browser.call('complete', payload)),
    );
    expect(completions.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await interview.end();
    await finish(interview);
    const once = await stateOf(interview);
    await finish(interview);
    expect(await stateOf(interview)).toEqual(once);
  });

  test("[B10] another interview's upload, key or id is as good as none", async () => {
    const mine = await addRunningInterview(service.owner);
    const theirs = await addRunningInterview(service.owner);
    const opened = await browser.open(theirs);
    const stolen = { ...opened, token: mine.token };
    expect((await browser.call('part-url', { ...stolen, partNumber: 1, bytes: 9 })).status).toBe(
      404,
    );
    expect((await browser.call('parts', stolen)).status).toBe(404);
    const parts = [{ PartNumber: 1, ETag: '"x"' }];
    expect((await browser.call('complete', { ...stolen, parts })).status).toBe(404);
    const other = browser.initiation(mine, { interviewScheduleID: theirs.scheduleId });
    expect((await browser.call('initiate', other)).status).toBe(404);
    const escaped = { ...opened, key: '../../secret', partNumber: 1, bytes: 9 };
    expect((await browser.call('part-url', escaped)).status).toBe(404);
  });

  test('[BR-3] parts that are too small, unknown or out of order are refused by name', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    // Long enough: which fault of two a store names first is its own affair.
    const one = await browser.putPart(opened, 1, Buffer.concat([video, Buffer.alloc(5 * MB)]));
    const two = await browser.putPart(opened, 2, video);
    const codeFor = async (...parts: object[]) =>
      (await browser.call('complete', { ...opened, parts })).body.errors[0].code;
    expect(await codeFor(two, one)).toBe('invalid_part');
    expect(await codeFor({ ...one, ETag: two.ETag }, two)).toBe('invalid_part');
    const small = await browser.putPart(opened, 1, video);
    expect(await codeFor(small, two)).toBe('part_too_small');
    const { body } = await browser.call('parts', opened);
    expect(body.data.parts).toHaveLength(2);
  });

  test('an upload that is finished takes no more parts', async () => {
    const interview = await addRunningInterview(service.owner);
    const { opened } = await browser.upload(interview, video);
    const reply = await browser.call('part-url', { ...opened, partNumber: 2, bytes: 9 });
    expect(reply).toMatchObject({ status: 410, body: { errors: [{ code: 'upload_gone' }] } });
  });

  test('[B10] a part URL takes as many bytes as were asked for, and no part is too large', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const part = { ...opened, partNumber: 1 };
    const { url } = (await browser.call('part-url', { ...part, bytes: 1000 })).body.data;
    expect((await browser.send(url, Buffer.alloc(1001))).status).toBe(403);
    expect((await browser.send(url, Buffer.alloc(999))).status).toBe(403);
    expect((await browser.call('parts', opened)).body.data.parts).toEqual([]);
    expect((await browser.send(url, Buffer.alloc(1000))).status).toBe(200);
    const bytes = 64 * 1024 * 1024 + 1;
    expect(await browser.call('part-url', { ...part, bytes })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'validation_failed', path: 'body.bytes' }] },
    });
  });
});
