import { expect, test } from '@playwright/test';
import type { TestSite } from './page.ts';
import { startSite } from './page.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.close());

test.beforeEach(async ({ page }) => {
  await page.route('**', async (route) => {
    // Everything is served by us: a request elsewhere fails the test.
    expect(new URL(route.request().url()).origin).toBe(site.origin);
    await route.continue();
  });
  await page.goto(site.origin);
  await page.waitForFunction(() => 'bench' in window);
});

test('[MV-2] [MV-5] a recorded voice is reported with its warning, from files of our own', async ({
  page,
}) => {
  await page.evaluate(() => window.bench.startVoice('speech'));
  await page.waitForFunction(() => window.bench.incidents.length > 0);
  const { incidents, health } = await page.evaluate(() => window.bench);
  expect(incidents[0]).toMatchObject({
    type: 'VOICE_DETECTED',
    text: 'Voice detected. Please remain silent during the exam.',
  });
  expect(health).toEqual(expect.arrayContaining(['starting', 'up']));
});

test('[MV-2] a hum is loud enough, and no voice', async ({ page }) => {
  await page.evaluate(() => window.bench.startVoice('hum'));
  // A sound reaches the monitor some time after it was begun; measured earlier, the room is half silent.
  await page.waitForFunction(() => window.bench.audioLevel > 50);
  await page.evaluate(() => window.bench.calibrate());
  await page.waitForFunction(() => window.bench.roomLevel !== null);
  const { incidents, roomLevel } = await page.evaluate(() => window.bench);
  expect(roomLevel).toBeGreaterThan(50);
  expect(incidents).toEqual([]);
});

test('a microphone that ends is a gap: no voice goes on, and health says so', async ({ page }) => {
  await page.evaluate(() => window.bench.startVoice('speech'));
  await page.waitForFunction(() => window.bench.incidents.length > 0);
  await page.evaluate(() => window.bench.endTrack());
  await page.waitForFunction(() => window.bench.health.at(-1) === 'dead');
  const before = await page.evaluate(() => window.bench.incidents.length);
  await page.evaluate(() => window.bench.stopVoice());
  await page.waitForFunction(() => window.bench.health.at(-1) === 'off');
  expect(await page.evaluate(() => window.bench.incidents.length)).toBe(before);
});
