import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OpenChromium } from './chromium.ts';
import { openChromium } from './chromium.ts';
import { decode, makeWebm } from './media-file.ts';
import { servePage } from './page.ts';
import type { Room } from './page-script.ts';
import type { Receiver } from './receiver.ts';
import { startReceiver } from './receiver.ts';

declare const room: Room;

let folder: string;
let receiver: Receiver;
let browser: OpenChromium;
let page: Page;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorder-convert-'));
  receiver = await startReceiver(join(folder, 'store'), servePage);
  browser = await openChromium(join(folder, 'profile'));
  ({ page } = browser);
  await page.goto(`${receiver.apiUrl}/#no-resume`);
  await page.waitForFunction(() => 'room' in globalThis);
});

test.afterEach(async () => {
  await browser.kill();
  await receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function webmOf(seconds: number): Promise<string> {
  const path = join(folder, 'given.webm');
  await makeWebm(path, seconds);
  return readFile(path, 'base64');
}

const convert = (base64: string, timeoutMs: number) =>
  page.evaluate(([given, limit]) => room.convert(given, limit), [base64, timeoutMs] as const);

test('[MC-1] a short recording becomes an MP4 with H.264 and AAC', async () => {
  const made = await convert(await webmOf(3), 80_000);
  expect(made).toMatchObject({ outcome: 'converted', type: 'video/mp4' });
  const path = join(folder, 'made.mp4');
  await writeFile(path, Buffer.from(made.base64, 'base64'));
  const file = await decode(path);
  expect(file).toMatchObject({ codecs: ['aac', 'h264'], errors: '' });
  expect(file.seconds).toBeCloseTo(3, 0);
});

test('[MC-1] a conversion that takes too long gives the raw recording', async () => {
  const given = await webmOf(3);
  const raw = await convert(given, 1);
  expect(raw).toMatchObject({ outcome: 'raw', reason: 'timed-out', base64: given });
});

test('[MC-1] what is no recording comes back as it was', async () => {
  const given = btoa('no video');
  const raw = await convert(given, 80_000);
  expect(raw).toMatchObject({ outcome: 'raw', reason: 'failed', base64: given });
});
