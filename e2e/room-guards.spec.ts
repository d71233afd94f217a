import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readBlockedKeys, readEventKinds } from './interview-rows.ts';
import { enterRoom, quietLink, openFirstModule, stopClock } from './room-steps.ts';

test.setTimeout(120_000);

/** A browser in real windows refuses the room without a click; a test browser never does. */
async function watchFullscreenCalls(page: Page, { refusing }: { refusing: boolean }) {
  await page.evaluate((isRefusing) => {
    Object.assign(window, { asked: 0, refusing: isRefusing });
    const granted = Element.prototype.requestFullscreen;
    Element.prototype.requestFullscreen = async function count(this: Element, options) {
      const standing = window as unknown as { asked: number; refusing: boolean };
      standing.asked += 1;
      if (standing.refusing) throw new TypeError('Fullscreen needs a click.');
      return granted.call(this, options);
    };
  }, refusing);
}

const fullscreenCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: number }).asked);

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

const leaveFullscreen = (page: Page) => page.evaluate(() => document.exitFullscreen());

async function selectAll(page: Page): Promise<string> {
  await page.keyboard.press('Control+a');
  return page.evaluate(() => getSelection()?.toString().trim() ?? '');
}

/** Whether a click with the right button opens the browser's menu. */
async function opensMenu(page: Page, target: Locator): Promise<boolean> {
  await page.evaluate(() => {
    // After everything that listens to the document.
    const onMenu = (event: Event) => Object.assign(window, { refused: event.defaultPrevented });
    window.addEventListener('contextmenu', onMenu, { once: true });
  });
  await target.click({ button: 'right' });
  const refused = () => page.evaluate(() => (window as unknown as { refused?: boolean }).refused);
  await expect.poll(refused).toBeDefined();
  return !(await refused());
}

test('[BF-1] in the room text cannot be selected and the context menu is refused, before it both work', async ({
  page,
  product,
}) => {
  const link = await quietLink(product);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Continue to the terms' })).toBeVisible();
  expect(await selectAll(page)).not.toBe('');
  expect(await opensMenu(page, page.getByRole('heading', { level: 1 }))).toBe(true);
  const entered = enteredInterview(page);
  await enterRoom(page, link);
  await openFirstModule(page);
  const legend = page.getByRole('group').locator('legend');
  await legend.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  expect(await selectAll(page)).toBe('');
  expect(await opensMenu(page, legend)).toBe(false);
  const id = await entered;
  await expect.poll(() => readEventKinds(product, id)).toContain('context-menu');
});

test('[BF-2] a second after fullscreen was left the room returns by itself, and says why', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enterRoom(page, await quietLink(product));
  await expect.poll(() => isFull(page)).toBe(true);
  await watchFullscreenCalls(page, { refusing: false });
  await stopClock(page);
  await leaveFullscreen(page);
  const dialog = page.getByRole('dialog', { name: 'Fullscreen Mode Required' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(999);
  expect(await fullscreenCalls(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await fullscreenCalls(page)).toBe(1);
  await expect(dialog).toBeHidden();
  const told = page.getByText(
    'Fullscreen Required: you cannot leave fullscreen during the interview.',
  );
  await expect(told).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(told).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(told).toBeHidden();
});

test('[BF-2] where the browser refuses the return, the dialog stays and says how to come back', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await watchFullscreenCalls(page, { refusing: true });
  await leaveFullscreen(page);
  const dialog = page.getByRole('dialog', { name: 'Fullscreen Mode Required' });
  await expect.poll(() => fullscreenCalls(page)).toBe(1);
  await expect(dialog).toContainText('Fullscreen Required');
  await expect(dialog).toContainText(
    'You cannot leave fullscreen during the interview. Click the page to enter fullscreen.',
  );
  await expect(dialog).toContainText('press F11');
  await expect(dialog.getByRole('button', { name: 'Return to Fullscreen' })).toBeFocused();
  // Browsers let one cancelled Escape pass; the next closes a dialog whatever the page says.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => Object.assign(window, { refusing: false }));
  await page.keyboard.press('F11');
  await expect(dialog).toBeHidden();
  expect(await isFull(page)).toBe(true);
  const id = await entered;
  await expect.poll(() => readEventKinds(product, id)).toContain('fullscreen-left');
});

const combinations = [
  ['F11', 'F11'],
  ['F12', 'F12'],
  ['F5', 'F5'],
  ['Control+Shift+i', 'Ctrl+Shift+I'],
  ['Control+Shift+c', 'Ctrl+Shift+C'],
  ['Control+u', 'Ctrl+U'],
  ['Control+s', 'Ctrl+S'],
] as const;

test('[BF-3] each of the seven combinations is blocked, told and recorded; others are not', async ({
  page,
  product,
}) => {
  await page.clock.install();
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    // After everything that listens to the document.
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!['Control', 'Shift'].includes(key)) seen.push(defaultPrevented);
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  await stopClock(page);
  const banner = page.getByText('Warning! This key is not available during the interview.');
  for (const [keys, name] of combinations) {
    await page.keyboard.press(keys);
    await expect(banner, name).toBeVisible();
    expect((await seen()).at(-1), name).toBe(true);
    await page.clock.runFor(5_000);
    await expect(banner, name).toBeHidden();
  }
  for (const keys of ['F1', 'Control+c', 'Control+Shift+s', 'u']) {
    await page.keyboard.press(keys);
    expect((await seen()).at(-1), keys).toBe(false);
  }
  await expect(banner).toBeHidden();
  expect(await isFull(page)).toBe(true);
  await page.clock.resume();
  const id = await entered;
  // This page's clock is ahead of the server's, which moves such events to its own moment, where they stand in no order.
  const names = combinations.map(([, name]) => name).toSorted();
  const recorded = async () => (await readBlockedKeys(product, id)).toSorted();
  await expect.poll(recorded).toEqual(names);
});

test('[BF-4] a pasted text goes nowhere, and its banner hides after five seconds', async ({
  page,
  product,
}) => {
  await page.clock.install();
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await stopClock(page);
  const wasRefused = await page.evaluate(() => {
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
    return paste.defaultPrevented;
  });
  expect(wasRefused).toBe(true);
  const banner = page.getByText('Warning! Pasting content is not allowed.');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toBeHidden();
  await page.clock.resume();
  const id = await entered;
  await expect.poll(() => readEventKinds(product, id)).toContain('paste');
});
