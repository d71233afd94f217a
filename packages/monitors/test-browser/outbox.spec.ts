import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { TestSite } from './page.ts';
import { startSite } from './page.ts';

let site: TestSite;
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(async () => site.close());

async function open(page: Page, firstWaitMs = 20): Promise<void> {
  await page.goto(site.origin);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((ms) => window.bench.openOutbox(ms), firstWaitMs);
}

const settled = (page: Page) => page.evaluate(() => window.bench.settled(30_000));
const arrived = () =>
  site.desk.received.filter(({ status }) => status === 200).map(({ key }) => key);

test('[MS-4] reports are sent in their order, a key that still waits once', async ({
  page,
  context,
}) => {
  // While another page holds the sender's lock nothing is sent, so that every key still waits.
  const holder = await context.newPage();
  await holder.goto(site.origin);
  await holder.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => (held(), new Promise(() => {})));
      }),
    'monitor-test',
  );
  await open(page);
  await page.evaluate(() => window.bench.enqueue(['a', 'b', 'a', 'c']));
  await holder.close();
  expect(await settled(page)).toBe(0);
  expect(arrived()).toEqual(['a', 'b', 'c']);
});

test('[MS-4] what the server fails is sent again until it has it; what it refuses is kept apart', async ({
  page,
}) => {
  site.desk.statuses = [503, 500, 422];
  await open(page);
  await page.evaluate(() => window.bench.enqueue(['a']));
  await expect.poll(() => site.desk.received.length).toBe(3);
  await page.evaluate(() => window.bench.enqueue(['b']));
  expect(await settled(page)).toBe(0);
  expect(arrived()).toEqual(['b']);
  expect(await page.evaluate(() => window.bench.refused())).toEqual([['a', '422']]);
});

test('[MS-4] a lost acknowledgement brings the same key again, for the server to count once', async ({
  page,
}) => {
  site.desk.statuses = [0];
  await open(page);
  await page.evaluate(() => window.bench.enqueue(['a']));
  expect(await settled(page)).toBe(0);
  expect(site.desk.received).toEqual([
    { key: 'a', status: 0 },
    { key: 'a', status: 200 },
  ]);
});

test('[MS-4] a crashed tab loses nothing: the next one sends it, once', async ({
  page,
  context,
}) => {
  site.desk.statuses = [503, 503, 503];
  await open(page, 30_000);
  await page.evaluate(() => window.bench.enqueue(['a', 'b', 'c']));
  await expect.poll(() => site.desk.received.length).toBe(3);
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Answers never: the tab is gone.
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await open(next);
  expect(await settled(next)).toBe(0);
  expect(arrived()).toEqual(['a', 'b', 'c']);
});

test('[MS-4] two tabs have one sender, and the other takes over when it closes', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await Promise.all([
    page.evaluate(() => window.bench.enqueue(['a', 'b'])),
    other.evaluate(() => window.bench.enqueue(['c', 'd'])),
  ]);
  expect(await settled(page)).toBe(0);
  expect(arrived().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  await page.close();
  await other.evaluate(() => window.bench.enqueue(['e']));
  expect(await settled(other)).toBe(0);
  expect(arrived()).toHaveLength(5);
});

test('[MS-4] a network that comes back is used at once, however long the wait was', async ({
  page,
  context,
}) => {
  await open(page, 30_000);
  await context.setOffline(true);
  await page.evaluate(() => window.bench.enqueue(['a']));
  await page.waitForFunction(() => window.bench.states.length > 1);
  await context.setOffline(false);
  expect(await page.evaluate(() => window.bench.settled(20_000))).toBe(0);
  expect(arrived()).toEqual(['a']);
});
