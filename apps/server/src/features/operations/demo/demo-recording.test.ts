import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectFile } from '../../../platform/media/inspect-file.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openViewer, codeTo } from '../../interviews/viewing/test-viewing.ts';
import { addDemoRecording, seedDemo } from './index.ts';

let service: TestApp;
const baseUrl = 'http://localhost';

beforeAll(async () => {
  service = await createTestApp();
  await seedDemo({ db: service.db, now: service.clock() });
});
afterAll(() => service.close());

async function start() {
  const { db, objects, clock } = service;
  const link = await addDemoRecording({ db, objects, now: clock(), baseUrl });
  const { searchParams } = new URL(link?.url ?? '');
  const token = searchParams.get('token') ?? '';
  const emailtoken = searchParams.get('emailtoken') ?? '';
  return { firstName: 'Vera', lastName: 'Sund', email: link?.email ?? '', token, emailtoken };
}

test('the demo’s link leads through the gate to a recording that plays', async () => {
  const viewer = await start();
  const browser = openViewer(service);
  await browser.ask(viewer);
  await browser.verify(viewer, await codeTo(service, viewer));
  const { data } = await browser.watch(viewer);
  const [recording] = data.recordings;
  const file = await inspectFile(join(import.meta.dirname, 'sample-recording', 'recording.mp4'));
  expect(file).toMatchObject({ videoCodec: 'avc', audioCodec: 'aac' });
  expect(recording).toMatchObject({ fileType: 'mp4', durationMs: file.durationMs });
  const read = await service.app.inject({ url: recording.url });
  expect(read.rawPayload.byteLength).toBe(recording.bytes);
  const poster = await service.app.inject({ url: recording.posterUrl });
  expect(poster.headers['content-type']).toBe('image/jpeg');
});

test('every start brings a fresh link to the one recording, and the last start’s is dead', async () => {
  const [earlier, later] = [await start(), await start()];
  const count = async (table: string) =>
    Number((await service.owner.query(`select count(*) from ${table}`)).rows[0].count);
  expect(await count('recordings')).toBe(1);
  expect(await count('recording_shares')).toBe(1);
  const mails = (await service.mailsTo(later.email)).length;
  await openViewer(service).ask(earlier);
  expect(await service.mailsTo(later.email)).toHaveLength(mails);
  await openViewer(service).ask(later);
  expect(await service.mailsTo(later.email)).toHaveLength(mails + 1);
});
