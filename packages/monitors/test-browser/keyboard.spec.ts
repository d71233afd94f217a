import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { TestSite } from './page.ts';
import { startSite } from './page.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.close());

test.beforeEach(async ({ page }) => {
  await page.goto(site.origin);
  await page.waitForFunction(() => 'bench' in window);
});

const types = (page: Page) => page.evaluate(() => window.bench.incidents.map(({ type }) => type));

test('[KB-2] keys are seen before the page and kept from the browser', async ({ page }) => {
  await page.evaluate(() => {
    window.bench.startKeyboard(false);
    // A page, or an extension in it, that swallows keys hides nothing.
    document.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
  });
  for (const keys of ['Control+Shift+I', 'Control+S', 'F12', 'Control+V', 'F5']) {
    await page.keyboard.press(keys);
  }
  const incidents = await page.evaluate(() => window.bench.incidents);
  // Ctrl+V brings the paste event that belongs to it, which is not another violation.
  expect(incidents.map(({ type }) => type)).toEqual([
    'DEVELOPER_TOOLS',
    'SAVE_ATTEMPT',
    'DEVELOPER_TOOLS',
    'PASTE_ATTEMPT',
    'FORBIDDEN_KEY',
  ]);
  expect(incidents.every(({ prevented }) => prevented === true)).toBe(true);
  // F5 would have thrown this page's list away.
  expect(incidents[0]?.text).toBe('Developer tools access is not allowed during the exam.');
});

test('[KB-2] right-click is blocked, a left-click on settings flagged and let through', async ({
  page,
}) => {
  await page.evaluate(() => {
    window.bench.startKeyboard(false);
    document.addEventListener('contextmenu', (event) => {
      document.title = event.defaultPrevented ? 'blocked' : 'open';
    });
    document.querySelector('#settings')?.addEventListener('click', (event) => {
      document.title += event.defaultPrevented ? '' : ' clicked';
    });
  });
  await page.locator('#answer').click({ button: 'right' });
  await page.locator('#settings').click();
  await page.locator('#answer').click();
  expect(await page.title()).toBe('blocked clicked');
  expect(await page.evaluate(() => window.bench.incidents)).toMatchObject([
    { type: 'FORBIDDEN_KEY', prevented: true },
    { type: 'FORBIDDEN_KEY', prevented: false },
  ]);
});

test('Tab still moves the focus: flagged without the accommodation, nothing with it', async ({
  page,
}) => {
  await page.evaluate(() => window.bench.startKeyboard(true));
  await page.locator('#answer').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#text')).toBeFocused();
  expect(await types(page)).toEqual([]);
  await page.evaluate(() => {
    window.bench.stopKeyboard();
    window.bench.startKeyboard(false);
  });
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#answer')).toBeFocused();
  expect(await types(page)).toEqual(['FORBIDDEN_KEY']);
});

test('a paste by the menu, a hidden page and a drop are told; a stopped monitor tells nothing', async ({
  page,
}) => {
  await page.evaluate(() => {
    window.bench.startKeyboard(false);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.bench.stopKeyboard();
  });
  await page.keyboard.press('F12');
  expect(await types(page)).toEqual(['PASTE_BY_MENU', 'DRAG_AND_DROP', 'TAB_SWITCHING']);
  expect(await page.evaluate(() => window.bench.health)).toEqual(['up', 'off']);
});
