import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { findRecording, markVerified } from './recording-store.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, recordingOf } from './test-interview.ts';

let service: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'candor-two-conversions-'));

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[B5] of two conversions at once the first verifies, the second changes nothing', async () => {
  const interview = await addRunningInterview(service.owner);
  const video = await makeRecording(join(folder, 'source.webm'), { seconds: 2 });
  await createBrowser(service).upload(interview, video);
  await interview.end();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  const { companyId, recordingId } = await recordingOf(service.owner, interview);
  const found = () =>
    service.db.inCompany(companyId, (tx) => findRecording(tx, companyId, recordingId));
  const { id = 0, objectKey } = (await found()) ?? {};
  // Both found that the joined file decodes and cannot be converted, so neither put another in its place.
  const made = { joinedKey: objectKey ?? '', converted: null, pictures: null };
  const verify = (at: Date) =>
    service.db.inCompany(companyId, (tx) =>
      markVerified(tx, { companyId, recordingId: id, verified: { ...made, at } }),
    );
  const first = new Date();
  expect(await verify(first)).toBe(true);
  expect(await verify(new Date(first.getTime() + 60_000))).toBe(false);
  expect((await found())?.verifiedAt).toEqual(first);
});
