import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OpenChromium } from './chromium.ts';
import { openChromium } from './chromium.ts';
import { decode } from './media-file.ts';
import { servePage } from './page.ts';
import type { Room } from './page-script.ts';
import type { Receiver } from './receiver.ts';
import { startReceiver } from './receiver.ts';

declare const room: Room;

let folder: string;
let receiver: Receiver;
let browser: OpenChromium | null = null;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorder-restart-'));
  receiver = await startReceiver(join(folder, 'store'), servePage);
});

test.afterEach(async () => {
  await browser?.kill();
  browser = null;
  await receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Reaches the recorder inside, which the page itself has no hold of. */
async function startRecording(stopAfterMs: number | null = null): Promise<Page> {
  browser = await openChromium(join(folder, 'profile'), 'monitor');
  const { page } = browser;
  await page.goto(`${receiver.apiUrl}/`);
  await page.waitForFunction(() => 'room' in globalThis);
  await page.evaluate((ms) => {
    const { value: start } =
      Object.getOwnPropertyDescriptor(MediaRecorder.prototype, 'start') ?? {};
    MediaRecorder.prototype.start = function (...given) {
      Object.assign(globalThis, { lastRecorder: this });
      start.apply(this, given);
      if (ms !== null) setTimeout(() => this.stop(), ms);
    };
  }, stopAfterMs);
  expect((await page.evaluate(() => room.share())).ok).toBe(true);
  await page.evaluate(() => room.start('s1'));
  return page;
}

async function recorded(page: Page, ms: number): Promise<void> {
  const least = (wanted: number) => (room.progress()?.recordedMs ?? 0) >= wanted;
  await page.waitForFunction(least, ms, { timeout: 60_000 });
}

test('[BR-4] a recorder that stops by itself starts again by itself, and nothing before it is lost', async () => {
  const page = await startRecording();
  await recorded(page, 3_000);
  await page.evaluate(() => {
    const { lastRecorder } = globalThis as unknown as { lastRecorder: MediaRecorder };
    lastRecorder.stop();
  });
  await page.waitForFunction(() => room.progress()?.segments === 2);
  await recorded(page, 6_000);
  await page.evaluate(() => room.finish());

  expect(await page.evaluate(() => room.interruptions)).toEqual([]);
  const [first, second] = receiver.uploads.values();
  expect([...receiver.uploads.values()].map(({ input }) => input.segment)).toEqual([1, 2]);
  expect(second!.input.facts).toMatchObject({ begunAfter: 'recorder-stopped' });
  const files = [await decode(first!.file!), await decode(second!.file!)];
  expect(files.map(({ errors }) => errors)).toEqual(['', '']);
  expect(files[0]!.seconds).toBeGreaterThan(2);
  const until = first!.input.startedAt + files[0]!.seconds * 1_000;
  expect(second!.input.startedAt - until).toBeLessThan(2_000);
});

test('[BR-4] a recorder that stops again and again is told in the end, and is not started for ever', async () => {
  const page = await startRecording(100);
  await page.waitForFunction(() => room.interruptions.length > 0, null, { timeout: 30_000 });
  expect(await page.evaluate(() => room.interruptions)).toEqual(['recorder-stopped']);
  expect(await page.evaluate(() => room.progress())).toMatchObject({
    recording: false,
    segments: 6,
  });
});
