import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { type StoreUnderTest, storesToTest } from '../../../platform/objects/test-stores.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const MB = 1024 * 1024;

describe.for(storesToTest)('slices, objects $name', (toTest) => {
  let under: StoreUnderTest;
  let service: TestApp;
  let browser: ReturnType<typeof createBrowser>;
  let aheadMs = 0;
  const folder = mkdtempSync(join(tmpdir(), 'candor-slices-'));

  beforeAll(async () => {
    under = await toTest.start();
    const now = () => new Date(Date.now() + aheadMs);
    service = await createTestApp({ now, objects: under.store });
    browser = createBrowser(service);
  }, 60_000);
  afterEach(() => {
    aheadMs = 0;
  });
  afterAll(async () => {
    await service.close();
    await under.close();
    rmSync(folder, { recursive: true, force: true });
  });

  type Opened = Awaited<ReturnType<typeof browser.open>>;
  type Place = { sequence: number; startsAtByte: number };

  const sign = (opened: Opened, place: Place, bytes: number) =>
    browser.call('slice-url', { ...opened, ...place, bytes });

  async function putSlice(opened: Opened, place: Place, bytes: Buffer) {
    const { status, body } = await sign(opened, place, bytes.length);
    if (status !== 200) throw new Error(`slice-url answered ${status}`);
    return (await browser.send(body.data.url, bytes)).status;
  }

  async function segmentsOf({ companyId, attemptId }: TestInterview) {
    const text = `select status, completed_by, bytes::int, object_key from recording_segments
      where recording_id = (select id from recordings where company_id = $1 and attempt_id = $2)
    order by starts_at_byte`;
    return (await service.owner.query(text, [companyId, attemptId])).rows;
  }

  async function slicesOf({ companyId }: TestInterview) {
    const text = 'select kind, object_key from recording_slices where company_id = $1';
    return (await service.owner.query(text, [companyId])).rows;
  }

  const content = async (key: string) => buffer((await service.objects.read(key)).stream);

  async function taken(interview: TestInterview): Promise<Buffer> {
    aheadMs = 9 * MINUTE;
    await service.runJob('sweep-recordings');
    const [segment] = await segmentsOf(interview);
    expect(segment).toMatchObject({ status: 'completed', completed_by: 'server' });
    return content(segment.object_key);
  }

  test('[BR-7] a candidate who never returns loses only what was in no slice', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const file = randomBytes(12 * MB);
    await browser.putPart(opened, 1, file.subarray(0, 6 * MB));
    for (const [sequence, from] of [5, 6, 7, 8, 9, 10, 11].entries()) {
      const bytes = file.subarray(from * MB, (from + 1) * MB);
      expect(await putSlice(opened, { sequence, startsAtByte: from * MB }, bytes)).toBe(200);
    }
    expect((await taken(interview)).equals(file)).toBe(true);
  });

  test('[BR-7] slices alone are a recording: a part had not been cut yet', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const video = await makeRecording(join(folder, 'source.webm'), { seconds: 2 });
    const half = Math.floor(video.length / 2);
    await putSlice(opened, { sequence: 1, startsAtByte: half }, video.subarray(half));
    await putSlice(opened, { sequence: 0, startsAtByte: 0 }, video.subarray(0, half));
    await interview.end();
    expect((await taken(interview)).equals(video)).toBe(true);
    await service.runJob('join-recording', await recordingOf(service.owner, interview));
    const text = 'select status from recordings where company_id = $1';
    const { rows } = await service.owner.query(text, [interview.companyId]);
    expect(rows).toEqual([{ status: 'playable' }]);
  }, 60_000);

  test('[BR-7] a slice that was announced and never came ends what is taken', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const file = randomBytes(3_000);
    await putSlice(opened, { sequence: 0, startsAtByte: 0 }, file.subarray(0, 1_000));
    await sign(opened, { sequence: 1, startsAtByte: 1_000 }, 1_000);
    await putSlice(opened, { sequence: 2, startsAtByte: 2_000 }, file.subarray(2_000));
    expect((await taken(interview)).equals(file.subarray(0, 1_000))).toBe(true);
  });

  test('[B5] a server killed behind any of its steps takes each byte once', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const file = randomBytes(13 * MB);
    for (const sequence of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const startsAtByte = sequence * MB;
      await putSlice(
        opened,
        { sequence, startsAtByte },
        file.subarray(startsAtByte, startsAtByte + MB),
      );
    }
    aheadMs = 9 * MINUTE;
    const { putPart, completeUpload } = service.objects;
    for (const dieAt of ['first part', 'second part', 'completion']) {
      let parts = 0;
      Object.assign(service.objects, {
        putPart: async (part: Parameters<typeof putPart>[0]) => {
          const stored = await putPart(part);
          parts += 1;
          if (dieAt !== 'completion') throw new Error('killed');
          return stored;
        },
        completeUpload: async () => Promise.reject(new Error('killed')),
      });
      await expect(service.runJob('sweep-recordings')).rejects.toThrow();
      expect(parts).toBe(1);
    }
    Object.assign(service.objects, { putPart, completeUpload });
    expect((await taken(interview)).equals(file)).toBe(true);
  });

  test('[BR-7] who returns after all is told how far the slices reached', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    await putSlice(opened, { sequence: 0, startsAtByte: 0 }, randomBytes(700));
    await taken(interview);
    const held = { status: 410, body: { data: { heldBytes: 700 } } };
    expect(await browser.call('parts', opened)).toMatchObject(held);
    expect(await sign(opened, { sequence: 1, startsAtByte: 700 }, 9)).toMatchObject(held);
  });

  test('a slice is granted once, of any number of askings, and never as another one', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const place = { sequence: 4, startsAtByte: 40 };
    const asked = await Promise.all(Array.from({ length: 5 }, () => sign(opened, place, 10)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await slicesOf(interview)).toHaveLength(1);
    const other = await sign(opened, { ...place, startsAtByte: 41 }, 10);
    expect([other.status, other.body.errors[0].code]).toEqual([409, 'slice_differs']);
  });

  test('[B10] the URL of a slice takes exactly its bytes, and no other interview gives one for it', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const { body } = await sign(opened, { sequence: 0, startsAtByte: 0 }, 100);
    expect((await browser.send(body.data.url, randomBytes(101))).status).toBe(403);
    const other = await addRunningInterview(service.owner);
    const foreign = { ...opened, token: other.token };
    expect(await sign(foreign, { sequence: 1, startsAtByte: 0 }, 1)).toMatchObject({ status: 404 });
    const large = await sign(opened, { sequence: 2, startsAtByte: 0 }, 17 * MB);
    expect(large.status).toBe(422);
  });

  test('slices have a budget of their own', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    // Half an hour may have 1.9 GB.
    const text = `insert into recording_slices
        (company_id, segment_id, kind, sequence, starts_at_byte, bytes, object_key, granted_at)
      select company_id, id, 'slice', n, 0, 16777216, 'k' || n, now()
        from recording_segments, generate_series(1, 114) n where company_id = $1`;
    await service.owner.query(text, [interview.companyId]);
    const refused = await sign(opened, { sequence: 999, startsAtByte: 0 }, 16 * MB);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'recording_full' }] } });
  });

  test('slices go once their upload is complete, not before one can still be on its way', async () => {
    const interview = await addRunningInterview(service.owner);
    const opened = await browser.open(interview);
    const file = randomBytes(1_000);
    await putSlice(opened, { sequence: 0, startsAtByte: 0 }, file);
    const [slice] = await slicesOf(interview);
    const part = await browser.putPart(opened, 1, file);
    await browser.call('complete', { ...opened, parts: [part] });
    await service.runJob('sweep-recordings');
    expect((await content(slice.object_key)).equals(file)).toBe(true);
    aheadMs = 7 * MINUTE;
    await service.runJob('sweep-recordings');
    expect(await slicesOf(interview)).toEqual([]);
    await expect(service.objects.head(slice.object_key)).rejects.toMatchObject({
      code: 'NoSuchKey',
    });
  });

  async function leave(fields: Record<string, string>, file: Buffer) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(file)]), 'rest.webm');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/aggregator/ScheduleInterview/uploadrcordingtoS3',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  const farewell = (interview: TestInterview, token = interview.token) => ({
    ...{ token, interviewScheduleID: String(interview.scheduleId), uploadType: 'leaving' },
    ...{ captureType: 'screen', userAction: 'pagehide', timestamp: String(Date.now()) },
  });

  test('[BR-5] what a leaving page sends is joined behind what is held, once for each number', async () => {
    const interview = await addRunningInterview(service.owner);
    const { token: _, ...opened } = await browser.open(interview);
    const file = randomBytes(60 * 1024 + 500);
    const upload = { token: interview.token, ...opened };
    await putSlice(upload, { sequence: 0, startsAtByte: 0 }, file.subarray(0, 500));
    const fields = { ...farewell(interview), ...opened, sequence: '1', startsAtByte: '500' };
    expect((await leave(fields, file.subarray(500))).body.data).toEqual({ done: true });
    // Sent again under its number, with other bytes, it changes nothing.
    expect((await leave(fields, randomBytes(60 * 1024))).status).toBe(200);
    expect((await leave(fields, randomBytes(7))).status).toBe(200);
    expect(await slicesOf(interview)).toHaveLength(2);
    expect((await taken(interview)).equals(file)).toBe(true);
  });

  test('[BR-5] the fields of the specification alone are a notice', async () => {
    const interview = await addRunningInterview(service.owner);
    await browser.open(interview);
    expect((await leave(farewell(interview), randomBytes(100))).body.data).toEqual({ done: true });
    expect(await slicesOf(interview)).toMatchObject([{ kind: 'leaving' }]);
    aheadMs = 9 * MINUTE;
    await service.runJob('sweep-recordings');
    expect(await segmentsOf(interview)).toMatchObject([{ status: 'empty' }]);
  });

  test('[BR-5] more than 60 KiB, a stranger and another interview are refused', async () => {
    const interview = await addRunningInterview(service.owner);
    const other = await addRunningInterview(service.owner);
    const { token: _, ...opened } = await browser.open(interview);
    const place = { sequence: '0', startsAtByte: '0' };
    const large = { ...farewell(interview), ...opened, ...place };
    expect((await leave(large, randomBytes(60 * 1024 + 1))).status).toBe(422);
    expect((await leave(large, randomBytes(200 * 1024))).status).toBe(413);
    const nobody = `0.${'A'.repeat(43)}`;
    expect((await leave(farewell(interview, nobody), Buffer.alloc(0))).status).toBe(401);
    expect((await leave(farewell(interview, other.token), Buffer.alloc(0))).status).toBe(404);
    const foreign = { ...farewell(other), ...opened, ...place };
    expect((await leave(foreign, randomBytes(1))).status).toBe(404);
    expect(await slicesOf(interview)).toEqual([]);
  });

  test('a form is taken where it is expected and nowhere else', async () => {
    const boundary = randomUUID();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/recordings/parts',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}--\r\n`,
    });
    expect(reply.statusCode).toBe(415);
    const broken = await service.app.inject({
      method: 'POST',
      url: '/api/aggregator/ScheduleInterview/uploadrcordingtoS3',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'nothing of the kind',
    });
    expect(broken.statusCode).toBe(400);
  });
});

test('[BR-3] an installation may keep slices to their parts', async () => {
  const service = await createTestApp({ slices: 'off' });
  const browser = createBrowser(service);
  const interview = await addRunningInterview(service.owner);
  const { body } = await browser.call('initiate', browser.initiation(interview));
  expect(body.data.slices).toBe('off');
  const slice = { ...body.data, token: interview.token, sequence: 0, startsAtByte: 0, bytes: 1 };
  const { slices: _, ...asked } = slice;
  const refused = await browser.call('slice-url', asked);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'slices_off']);
  await service.close();
});
