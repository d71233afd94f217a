import { expect, type Page, test } from '@playwright/test';
import type { FaceBench } from './face-page-script.ts';
import type { TestSite } from './page.ts';
import { startSite } from './page.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.close());

test.beforeEach(async ({ page }) => {
  await page.route('**', async (route) => {
    // [ME-8] Everything is served by us: a request elsewhere fails the test.
    expect(new URL(route.request().url()).origin).toBe(site.origin);
    await route.continue();
  });
  await page.goto(`${site.origin}/face`);
  await page.waitForFunction(() => 'faceBench' in window);
});

const one = [{ x: 320, y: 220, size: 110 }];

/** What the page's script has kept so far, without its functions. */
const kept = (page: Page): Promise<FaceBench> => page.evaluate(() => window.faceBench);

const reported = (page: Page, type: string) =>
  page.waitForFunction(
    (wanted) => window.faceBench.incidents.some((incident) => incident.type === wanted),
    type,
  );

test('[ME-2] [ME-3] [ME-5] [ME-8] [ME-9] faces are seen by a model of our own files', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.evaluate((faces) => {
    window.faceBench.show(faces);
    window.faceBench.start();
  }, one);
  await page.waitForFunction(() => window.faceBench.reading?.calibration === 'done');
  // The nose points to the picture's right: the candidate's own left.
  await page.evaluate(([face]) => window.faceBench.show([{ ...face!, turn: 1 }]), one);
  await reported(page, 'LOOKING_LEFT');
  await page.evaluate(([face]) => window.faceBench.show([{ ...face!, turn: -1 }]), one);
  await reported(page, 'LOOKING_RIGHT');
  await page.evaluate(() =>
    window.faceBench.show([
      { x: 320, y: 220, size: 90 },
      { x: 530, y: 220, size: 80 },
    ]),
  );
  await reported(page, 'MULTIPLE_FACES');
  await page.evaluate(() => window.faceBench.show([]));
  await reported(page, 'NO_FACE');
  const { incidents, health } = await kept(page);
  const first = (type: string) => incidents.find((incident) => incident.type === type);
  expect(first('LOOKING_LEFT')).toEqual({
    type: 'LOOKING_LEFT',
    text: 'Please look at the screen during the assessment.',
    severity: 'medium',
  });
  expect([first('MULTIPLE_FACES')?.severity, first('NO_FACE')?.severity]).toEqual(['high', 'high']);
  expect(incidents.map(({ type }) => type)).not.toContain('LOOKING_UP');
  expect([...new Set(health)]).toEqual(['starting', 'up']);
  expect(violations).toEqual([]);
});

test('[ME-7] a model that does not come is started three times; then nobody claims to know', async ({
  page,
}) => {
  let starts = 0;
  await page.route('**/face-mesh/*.data', (route) => route.abort());
  await page.route('**/face-mesh/face_mesh.js', (route) => {
    starts += 1;
    return route.abort();
  });
  await page.evaluate((faces) => {
    window.faceBench.show(faces);
    window.faceBench.start();
  }, one);
  await page.waitForFunction(() => window.faceBench.reading?.face === 'unknown');
  const { standings, incidents, health, reading } = await kept(page);
  expect(starts).toBe(3);
  // After 50 × 100 ms it says that it is slow: on a busy machine before its third start, elsewhere after it.
  const states = standings.map(({ state }) => state);
  expect(states.slice(0, 4)).toEqual(['waiting', 'loading', 'retrying', 'retrying']);
  expect(states.at(-1)).toBe('fallback');
  expect(reading).toMatchObject({ skinSeen: true, faceDetected: false });
  expect(incidents).toEqual([]);
  expect(health.at(-1)).toBe('dead');
});

test('[ME-7] after 10 × 0.5 s a camera without a picture is said, and is watched when it comes', async ({
  page,
}) => {
  await page.evaluate(() => window.faceBench.startBlind());
  await page.waitForFunction(() => window.faceBench.standings.length === 2);
  const { standings, health } = await kept(page);
  expect(standings.map(({ text }) => text)).toEqual([
    'Waiting for the camera',
    'The camera gives no picture. Still waiting',
  ]);
  expect(health.at(-1)).toBe('dead');
  // A canvas gives its first picture only once somebody listens.
  await page.waitForFunction(() => {
    window.faceBench.plugIn();
    return window.faceBench.standings.at(-1)?.state === 'running';
  });
});

test('[ME-7] after 50 × 100 ms a slow model is said in the specified words, and still comes', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/face-mesh/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => window.faceBench.start());
  await page.waitForFunction(() =>
    window.faceBench.standings.some(
      ({ text }) => text === 'MediaPipe models failed to load within timeout period.',
    ),
  );
  release();
  await page.waitForFunction(() => window.faceBench.standings.at(-1)?.state === 'running');
});

test('[ME-7] a send that fails is recovered by a new model', async ({ page }) => {
  await page.evaluate((faces) => {
    window.faceBench.show(faces);
    window.faceBench.start(5);
  }, one);
  await page.waitForFunction(() =>
    window.faceBench.standings.some(({ state }) => state === 'recovering'),
  );
  await page.waitForFunction(() => window.faceBench.standings.at(-1)?.state === 'running');
  await page.waitForFunction(() => window.faceBench.reading?.calibration === 'done');
  const { started, health } = await kept(page);
  expect(started).toBe(2);
  // The time between is a gap.
  const changes = health.filter((state, index) => state !== health[index - 1]);
  expect(changes).toEqual(['starting', 'up', 'dead', 'up']);
});

test('a covered lens, a picture that stands still and an ended camera are gaps', async ({
  page,
}) => {
  await page.evaluate((faces) => {
    window.faceBench.show(faces);
    window.faceBench.start();
  }, one);
  const health = (state: string) =>
    page.waitForFunction((wanted) => window.faceBench.health.at(-1) === wanted, state);
  await health('up');
  await page.evaluate(() => {
    window.faceBench.show([]);
    window.faceBench.darken(true);
  });
  await health('covered');
  await page.evaluate((faces) => {
    window.faceBench.darken(false);
    window.faceBench.show(faces);
  }, one);
  await health('up');
  await page.evaluate(() => window.faceBench.freeze(true));
  await health('stalled');
  await page.evaluate(() => window.faceBench.freeze(false));
  await health('up');
  await page.evaluate(() => window.faceBench.endTrack());
  await health('dead');
  await page.evaluate(() => window.faceBench.stop());
  await health('off');
});
