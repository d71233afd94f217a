import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { openLocalObjectStore } from '@candor/folder-store';
import { readMark, writeMark } from '../../../platform/objects/marked-store.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const away = { code: 'StorageUnavailable' };
const file = join(tmpdir(), `candor-lost-volume-${process.pid}.webm`);

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
let video: Buffer;
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  browser = createBrowser(service);
  video = await makeRecording(file, { seconds: 4 });
});

afterEach(() => {
  aheadMs = 0;
});

afterAll(async () => {
  rmSync(file, { force: true });
  await service.close();
});

const ready = async () => {
  const reply = await service.app.inject({ method: 'GET', url: '/api/ready' });
  return reply.statusCode === 200 ? 'ready' : reply.json().errors[0].code;
};

/** The volume is gone, and nothing is below it. */
async function whileAway(work: () => Promise<void>) {
  const elsewhere = `${service.folder}-elsewhere`;
  renameSync(service.folder, elsewhere);
  try {
    await work();
  } finally {
    rmSync(service.folder, { recursive: true, force: true });
    renameSync(elsewhere, service.folder);
  }
}

test('[B3] a lost volume is no answer: 503, and all is there when it is back', async () => {
  const interview = await addRunningInterview(service.owner);
  const opened = await browser.open(interview);
  const part = await browser.putPart(opened, 1, video);
  const { body } = await browser.call('part-url', { ...opened, partNumber: 2, bytes: 9 });
  expect(await ready()).toBe('ready');
  await whileAway(async () => {
    expect(await ready()).toBe('storage_away');
    const calls = [
      browser.call('part-url', { ...opened, partNumber: 2, bytes: 9 }),
      browser.call('parts', opened),
      browser.call('complete', { ...opened, parts: [part] }),
      browser.call('initiate', browser.initiation(interview, { segment: 2 })),
    ];
    for (const call of calls) expect((await call).status).toBe(503);
    expect((await browser.send(body.data.url, Buffer.alloc(9))).status).toBe(503);
    expect(existsSync(service.folder), 'nothing is written where the volume was').toBe(false);
    // Nobody is taken for silent, however long it lasts.
    aheadMs = 30 * MINUTE;
    await expect(service.runJob('sweep-recordings')).rejects.toMatchObject(away);
    aheadMs = 0;
  });
  expect(await ready()).toBe('ready');
  expect((await browser.call('parts', opened)).body.data).toMatchObject({
    parts: [{ partNumber: 1 }],
  });
  const done = await browser.call('complete', { ...opened, parts: [part] });
  expect(done.status).toBe(200);
});

test('[B3] an empty mount point is no storage: what is removed, joined and watched waits', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  const { companyId, attemptId } = interview;
  const stateOf = async () => {
    const text = 'select status, failure from recordings where company_id = $1 and attempt_id = $2';
    return (await service.owner.query(text, [companyId, attemptId])).rows[0];
  };
  await whileAway(async () => {
    mkdirSync(service.folder);
    for (const name of ['join-recording', 'convert-recording'] as const) {
      const recording = await recordingOf(service.owner, interview);
      await service.runJob(name, recording).catch(() => {});
    }
    expect(await stateOf()).not.toMatchObject({ status: 'failed' });
    await expect(service.objects.remove('companies/1/x')).rejects.toMatchObject(away);
    await expect(service.objects.put('companies/1/x', video, 'video/webm')).rejects.toMatchObject(
      away,
    );
    await expect(service.objects.listUploads('companies/')).rejects.toMatchObject(away);
    expect(readdirSync(service.folder), 'nothing is written below a mount point').toEqual([]);
  });
  await service.runJob(
    'join-recording',
    await recordingOf(service.owner, { companyId, attemptId }),
  );
  expect(await stateOf()).toEqual({ status: 'playable', failure: null });
});

test("[B3] a volume that another installation's mark lies on is not ours", async () => {
  const volume = await openLocalObjectStore({ folder: service.folder });
  const ours = (await readMark(volume)) ?? '';
  await writeMark(volume, randomUUID());
  expect(await ready()).toBe('storage_away');
  await writeMark(volume, ours);
  expect(await ready()).toBe('ready');
});
