import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type HostileFile,
  makeHostileFiles,
  secretText,
} from '../../../platform/media/test-hostile-media.ts';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;

let service: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'candor-hostile-'));
let files: HostileFile[];
let good: Buffer;

beforeAll(async () => {
  service = await createTestApp();
  const secretPath = join(folder, 'secret.txt');
  writeFileSync(secretPath, secretText);
  files = await makeHostileFiles(folder, { url: 'http://127.0.0.1:9/', secretPath });
  good = await makeRecording(join(folder, 'good.webm'), { seconds: 2 });
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[E9] hostile segments cost a recording nothing but themselves, and the API nothing', async () => {
  const browser = createBrowser(service);
  const interview = await addRunningInterview(service.owner);
  const began = Date.now() - MINUTE;
  const segments = [...files.map(({ path }) => readFileSync(path)), good];
  for (const [index, bytes] of segments.entries()) {
    const place = { startedAt: began + index * 2_000, segment: index + 1 };
    expect((await browser.upload(interview, bytes, place)).reply.status).toBe(200);
  }
  await interview.end();

  const over = new AbortController();
  const joining = service
    .runJob('join-recording', await recordingOf(service.owner, interview))
    .finally(() => over.abort());
  const answers: number[] = [];
  while (!over.signal.aborted) {
    answers.push((await service.app.inject({ method: 'GET', url: '/api/health' })).statusCode);
    await new Promise(setImmediate);
  }
  await joining;
  expect(new Set(answers)).toEqual(new Set([200]));

  const { rows } = await service.owner.query(
    'select status, timeline, object_key from recordings where attempt_id = $1',
    [interview.attemptId],
  );
  const playing = files.filter(({ plays }) => plays).length;
  expect(rows[0]).toMatchObject({ status: 'playable' });
  expect(rows[0].timeline).toHaveLength(playing + 1);
  expect(rows[0].timeline.at(-1)).toMatchObject({ startedAt: began + files.length * 2_000 });
  // No segment has more than two seconds in it, whatever it says.
  for (const { durationMs } of rows[0].timeline) expect(durationMs).toBeLessThan(3_000);
  expect(await text((await service.objects.read(rows[0].object_key)).stream)).not.toContain(
    secretText,
  );
});
