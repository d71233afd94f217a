import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';

const base = '/api/administration';

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
let office: Entered;
let video: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'candor-trouble-'));

beforeAll(async () => {
  service = await createTestApp();
  browser = createBrowser(service);
  office = await enter(service, 'SUPER_ADMIN');
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 2 });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function idOf({ companyId }: TestInterview): Promise<number> {
  const text = 'select id::int from recordings where company_id = $1';
  return (await service.owner.query(text, [companyId])).rows[0].id;
}

async function troubleOf(interview: TestInterview) {
  const { data } = await office.send('GET', `${base}/recordings`);
  return data.recordings.find(
    ({ companyID }: { companyID: number }) => companyID === interview.companyId,
  );
}

/** As if all of it had happened earlier: a session does not live as long as the wait. */
async function makeOlder({ companyId }: TestInterview, minutes: number): Promise<void> {
  const ago = `now() - interval '${minutes} minutes'`;
  const started = `started_at = started_at - interval '1 hour'`;
  const attempts = `update attempts set ended_at = ${ago}, ${started} where company_id = $1`;
  await service.owner.query(attempts, [companyId]);
  const recordings = `update recordings set convert_started_at = ${ago}
    where company_id = $1 and convert_started_at is not null`;
  await service.owner.query(recordings, [companyId]);
}

const retry = async (interview: TestInterview) =>
  office.send('POST', `${base}/recordings/${await idOf(interview)}/retry`);

async function statusOf({ companyId }: TestInterview): Promise<string> {
  const text = 'select status from recordings where company_id = $1';
  return (await service.owner.query(text, [companyId])).rows[0].status;
}

test('[B5] a recording that is not done 15 minutes after its interview is a row for a super admin', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  await makeOlder(interview, 14);
  expect(await troubleOf(interview)).toBeUndefined();
  await makeOlder(interview, 16);
  expect(await troubleOf(interview)).toMatchObject({ trouble: 'unfinished', reason: null });
  const { data } = await office.send('GET', `${base}/overview`);
  expect(data.recordingsTroubled).toBe(1);
  expect(data.oldestRecordingTroubleAt).not.toBeNull();
  expect((await retry(interview)).status).toBe(200);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  expect(await troubleOf(interview)).toBeUndefined();
  expect((await office.send('GET', `${base}/overview`)).data.recordingsTroubled).toBe(0);
});

test('[B5] a recording that failed is tried again, once its cause is gone, and the retry is recorded', async () => {
  const interview = await addRunningInterview(service.owner);
  const { opened } = await browser.upload(interview, Buffer.from('a store that gave rubbish'));
  await interview.end();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  expect(await troubleOf(interview)).toMatchObject({
    trouble: 'failed',
    reason: 'No segment can be read as video.',
  });
  await service.objects.put(opened.key, video, 'video/webm');
  expect((await retry(interview)).status).toBe(200);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  expect(await statusOf(interview)).toBe('playable');
  const rows = await openedAudit(service, interview.companyId, `action = 'recording.retry'`);
  expect(rows).toMatchObject([{ actor: office.accountId, before: { status: 'failed' } }]);
  // It is in no trouble any more.
  expect((await retry(interview)).status).toBe(404);
});

test('[B5] a conversion of which nothing comes is said, and is asked for again', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  const { read } = service.objects;
  Object.assign(service.objects, { read: () => Promise.reject(new Error('killed')) });
  await expect(
    service.runJob('convert-recording', await recordingOf(service.owner, interview)),
  ).rejects.toThrow();
  Object.assign(service.objects, { read });
  expect(await troubleOf(interview)).toBeUndefined();
  await makeOlder(interview, 16);
  expect(await troubleOf(interview)).toMatchObject({ trouble: 'unconverted' });
  expect((await retry(interview)).status).toBe(200);
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  expect(await troubleOf(interview)).toBeUndefined();
});

test('a recording that does not decode is said, and joined anew from its raw parts', async () => {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  const text = 'select object_key from recordings where company_id = $1';
  const { object_key: key } = (await service.owner.query(text, [interview.companyId])).rows[0];
  await service.objects.put(key, Buffer.alloc(9_000, 7), 'video/mp4');
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  expect(await troubleOf(interview)).toMatchObject({ trouble: 'unverified' });
  await retry(interview);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  await service.runJob('convert-recording', await recordingOf(service.owner, interview));
  expect(await troubleOf(interview)).toBeUndefined();
});

test('nobody but a super admin sees recordings of all companies', async () => {
  const stranger = await enter(service, 'CANDIDATE');
  expect((await stranger.send('GET', `${base}/recordings`)).status).toBe(403);
  const interview = await addRunningInterview(service.owner);
  await browser.open(interview);
  const path = `${base}/recordings/${await idOf(interview)}/retry`;
  expect((await stranger.send('POST', path)).status).toBe(403);
  const seen = await service.db.asAccount(stranger.accountId, (tx) =>
    tx.selectFrom('recordings').select('id').execute(),
  );
  expect(seen).toEqual([]);
});
