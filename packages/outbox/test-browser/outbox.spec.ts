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
    'outbox-test',
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

/** Rows as an earlier release wrote them. @returns what is still there of them */
const earlierRows = (page: Page, added: readonly { key: string; isOurs: boolean }[]) =>
  page.evaluate(
    (rows) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('earlier-test', 1);
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('waiting', { autoIncrement: true }),
        );
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('waiting', 'readwrite');
          const store = transaction.objectStore('waiting');
          for (const row of rows) store.add(row);
          const found = store.getAll() as IDBRequest<{ key: string }[]>;
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(found.result.map(({ key }) => key));
          });
        });
      }),
    added,
  );

test('[BQ-7] what an earlier release left is sent first, and only what is for this outbox', async ({
  page,
}) => {
  await page.goto(site.origin);
  await earlierRows(page, [
    { key: 'a', isOurs: true },
    { key: 'theirs', isOurs: false },
    { key: 'b', isOurs: true },
  ]);
  await open(page);
  await page.evaluate(() => window.bench.enqueue(['c']));
  expect(await settled(page)).toBe(0);
  expect(arrived()).toEqual(['a', 'b', 'c']);
  expect(await earlierRows(page, [])).toEqual(['theirs']);
});

test('[BQ-7] where no earlier release was, looking for it leaves nothing behind', async ({
  page,
}) => {
  await open(page);
  expect(await settled(page)).toBe(0);
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(names).toEqual(['outbox-test']);
});

test('[BQ-7] a database that the browser closed is opened again', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.bench.enqueue(['a']));
  expect(await settled(page)).toBe(0);
  // A newer version asks every page to close its connection, and deletes what it finds.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('outbox-test');
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('error', () => reject(new Error('not deleted')));
      }),
  );
  await page.evaluate(() => window.bench.enqueue(['b']));
  expect(await settled(page)).toBe(0);
  expect(arrived()).toEqual(['a', 'b']);
  expect(await page.evaluate(() => window.bench.states.every(({ durable }) => durable))).toBe(true);
});
