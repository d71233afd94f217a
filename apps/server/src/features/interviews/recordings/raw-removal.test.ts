import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { announceObject } from './recording-store.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
const folder = mkdtempSync(join(tmpdir(), 'candor-raw-'));
let video: Buffer;
let aheadMs = 0;
let interview: TestInterview;
let rawKey = '';
let remove: TestApp['objects']['remove'];

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  ({ remove } = service.objects);
  browser = createBrowser(service);
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 2 });
});

/** A verified recording whose interview ended a day ago. */
beforeEach(async () => {
  interview = await addRunningInterview(service.owner);
  const { opened } = await browser.upload(interview, video);
  rawKey = opened.key;
  await interview.end();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  aheadMs = DAY + MINUTE;
});

afterEach(() => {
  aheadMs = 0;
  Object.assign(service.objects, { remove });
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function stateOf({ companyId, attemptId }: TestInterview) {
  const text = 'select * from recordings where company_id = $1 and attempt_id = $2';
  return (await service.owner.query(text, [companyId, attemptId])).rows[0];
}

const missing = { code: 'NoSuchKey' };

test('[B5] an upload opened in the last second is refused once raw parts begin to go', async () => {
  const asked: { status: number }[] = [];
  Object.assign(service.objects, {
    remove: async (key: string) => {
      await remove(key);
      // The browser's request came when the recording was still open.
      aheadMs = DAY - MINUTE;
      const initiation = browser.initiation(interview, { segment: 2 });
      asked.push(await browser.call('initiate', initiation));
    },
  });
  await service.runJob('sweep-recordings');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 410));
  await expect(service.objects.head(rawKey)).rejects.toMatchObject(missing);
});

test('[B5] an upload that was opened first keeps every raw part', async () => {
  aheadMs = DAY - MINUTE;
  await browser.open(interview, { segment: 2 });
  aheadMs = DAY + MINUTE;
  await service.runJob('sweep-recordings');
  expect(await stateOf(interview)).toMatchObject({ raw_removed_at: null });
  await service.objects.head(rawKey);
});

test('[B5] a server killed while raw parts go removes the rest in the next sweep', async () => {
  const { object_key: played } = await stateOf(interview);
  Object.assign(service.objects, { remove: () => Promise.reject(new Error('killed')) });
  await expect(service.runJob('sweep-recordings')).rejects.toThrow();
  const before = await stateOf(interview);
  expect(before.spare_keys).toContain(rawKey);
  expect(before.raw_removed_at).not.toBeNull();
  Object.assign(service.objects, { remove });
  await service.runJob('sweep-recordings');
  expect(await stateOf(interview)).toMatchObject({ spare_keys: [], object_key: played });
  await expect(service.objects.head(rawKey)).rejects.toMatchObject(missing);
  await service.objects.head(played);
});

test('[B5] a second conversion of the same file that ends late costs nobody the first one', async () => {
  await service.runJob('sweep-recordings');
  const { object_key: played, id } = await stateOf(interview);
  // Under way since before the removal, it announces the key that its bytes give: the one that is played.
  const { companyId } = interview;
  await service.db.inCompany(companyId, (tx) =>
    announceObject(tx, { companyId, recordingId: Number(id), key: played }),
  );
  await service.runJob('sweep-recordings');
  await service.objects.head(played);
  expect(await stateOf(interview)).toMatchObject({ spare_keys: [], object_key: played });
});
