import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createNotify } from '../../people/notifications/index.ts';
import { createJoinWorker } from './join-worker.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;
const folder = mkdtempSync(join(tmpdir(), 'candor-claims-'));
let video: Buffer;
/** Moves the server's clock on. */
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  browser = createBrowser(service);
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 2 });
});

afterEach(() => {
  aheadMs = 0;
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function recorded(): Promise<TestInterview> {
  const interview = await addRunningInterview(service.owner);
  await browser.upload(interview, video);
  await interview.end();
  return interview;
}

async function stateOf({ companyId, attemptId }: TestInterview) {
  const text = 'select * from recordings where company_id = $1 and attempt_id = $2';
  return (await service.owner.query(text, [companyId, attemptId])).rows[0];
}

/** A worker whose time is the test's: `minute()` passes one, in as many renewals as fall into it. */
function slowWorker() {
  let wake = Promise.withResolvers<void>();
  let waits = Promise.withResolvers<void>();
  const pause = async (ms: number, over: AbortSignal) => {
    waits.resolve();
    over.addEventListener('abort', () => wake.resolve(), { once: true });
    await wake.promise;
    aheadMs += ms;
    wake = Promise.withResolvers();
  };
  const pass = async () => {
    await waits.promise;
    waits = Promise.withResolvers();
    wake.resolve();
    // The next pause begins when the renewal is over.
    await waits.promise;
  };
  const { db, objects, queue, clock } = service;
  const notify = createNotify({ queue });
  const parts = { db, objects, queue, clock, ffmpeg: 'ffmpeg', pause, notify };
  return {
    join: createJoinWorker(parts),
    minute: async () => {
      for (let renewals = 0; renewals < 6; renewals += 1) await pass();
    },
  };
}

/** Holds the first joined file back that is put, and counts how many were. */
function holdStore() {
  const { put } = service.objects;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const counted = { puts: 0 };
  Object.assign(service.objects, {
    put: async (...args: Parameters<typeof put>) => {
      counted.puts += 1;
      reached.resolve();
      if (counted.puts === 1) await released.promise;
      return put(...args);
    },
  });
  const release = () => {
    Object.assign(service.objects, { put });
    released.resolve();
  };
  return { reached: reached.promise, counted, release };
}

test('[B5] a join of minutes keeps its claim: no other worker joins the same recording', async () => {
  const interview = await recorded();
  const slow = slowWorker();
  const store = holdStore();
  const joining = slow.join(await recordingOf(service.owner, interview));
  await store.reached;
  await slow.minute();
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  expect(store.counted.puts).toBe(1);
  expect(await stateOf(interview)).toMatchObject({ status: 'processing' });
  store.release();
  await joining;
  expect(await stateOf(interview)).toMatchObject({ status: 'playable', processing_since: null });
});

test('[B5] the claim of a killed worker grows old, and who comes back to it late publishes nothing', async () => {
  const interview = await recorded();
  const slow = slowWorker();
  const store = holdStore();
  const joining = slow.join(await recordingOf(service.owner, interview));
  await store.reached;
  // Frozen for a minute: nothing was renewed.
  aheadMs += 60_000;
  const held = await stateOf(interview);
  await service.runJob('join-recording', await recordingOf(service.owner, interview));
  const published = await stateOf(interview);
  expect(published).toMatchObject({ status: 'playable' });
  expect(published.joined_at.getTime()).toBeGreaterThan(held.processing_since.getTime());
  store.release();
  await joining;
  expect(await stateOf(interview)).toMatchObject({ joined_at: published.joined_at });
});
