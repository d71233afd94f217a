import { type BrowserWindow, openBrowserWindow, type Tab } from './display/window.ts';
import { keys, startDisplay, type VirtualDisplay } from './display/virtual-display.ts';
import { expect, test as base } from './fixtures.ts';
import { readBlockedKeys, readEventKinds } from './interview-rows.ts';
import { freshLink } from './room-steps.ts';
import { display as screen } from '../tools/test/programs.ts';

type Fixtures = { display: VirtualDisplay; window: BrowserWindow };

const test = base.extend<Fixtures>({
  display: async ({}, use) => {
    const path = screen.find();
    // In CI it must be there; on a desk its absence is said and no more.
    if (path === undefined && process.env['CI'] === 'true') throw new Error(screen.advice);
    base.skip(path === undefined, `No display for real windows. ${screen.advice}`);
    const display = await startDisplay(path ?? '');
    await use(display);
    await display.stop();
  },
  window: async ({ display }, use) => {
    const window = await openBrowserWindow(display.name);
    await use(window);
    await window.close();
  },
});

test.setTimeout(120_000);

const text = (part: string) => `(document.body?.innerText ?? '').includes(${JSON.stringify(part)})`;
const isFull = 'document.fullscreenElement !== null';

async function enterRoom(window: BrowserWindow, link: string): Promise<Tab> {
  const tab = await window.open(link);
  await tab.click('button', 'Continue to the terms');
  await expect.poll(() => tab.read("document.querySelector('.room-terms') !== null")).toBe(true);
  await tab.click('input[type=checkbox]');
  await tab.click('button', 'I agree');
  await tab.click('button', 'Share my screen');
  await tab.click('button', 'Start interview');
  await expect.poll(() => tab.read(text('Select a skill to start'))).toBe(true);
  await tab.click('.room-skills button');
  await expect.poll(() => tab.read(isFull)).toBe(true);
  // A key of the display goes to whoever has its focus, which a window that grows may be given late.
  await expect.poll(() => tab.read('document.hasFocus()')).toBe(true);
  return tab;
}

/** The room's own id for its interview is not on the page; the recorder remembers it by name. */
async function scheduleOf(tab: Tab): Promise<number> {
  return Number(
    await tab.read(`Object.keys(localStorage).find((key) => key.startsWith('candor.session.'))
      .replace('candor.session.', '')`),
  );
}

test('[BF-1] [BF-2] [BQ-5] Escape leaves the real fullscreen; nothing counts until a click leads back', async ({
  product,
  window,
  display,
}) => {
  const tab = await enterRoom(window, await freshLink(product));
  const size = '[innerWidth, innerHeight].join("x")';
  await expect.poll(() => tab.read(size)).toBe('1920x1080');
  // The dialog may stand for a second only: no look from outside is sure to meet it.
  await tab.read(`void (() => {
    window.told = false;
    new MutationObserver(() => {
      window.told ||= document.body.innerText.includes('Fullscreen Mode Required');
    }).observe(document.body, { childList: true, subtree: true });
    window.refusals = 0;
    const ask = Element.prototype.requestFullscreen;
    Element.prototype.requestFullscreen = function (options) {
      const asked = ask.call(this, options);
      asked.catch(() => (window.refusals += 1));
      return asked;
    };
  })()`);
  // A click just before lets the room return by itself, and that uses the click up.
  await tab.click('.room-skills button');
  await display.press(keys.escape);
  await expect.poll(() => tab.read('window.told')).toBe(true);
  await expect.poll(() => tab.read(isFull)).toBe(true);
  // Without one the browser refuses, and only the candidate's own click leads back.
  await display.press(keys.escape);
  await expect.poll(() => tab.read('window.refusals')).toBe(1);
  expect(await tab.read(isFull)).toBe(false);
  expect(await tab.read(text('Fullscreen Mode Required'))).toBe(true);
  await tab.click('button', 'Return to Fullscreen');
  await expect.poll(() => tab.read(isFull)).toBe(true);
  await expect.poll(() => tab.read(text('Fullscreen Mode Required'))).toBe(false);
  await expect
    .poll(async () => readEventKinds(product, await scheduleOf(tab)))
    .toEqual(expect.arrayContaining(['fullscreen-left', 'fullscreen-returned']));
});

test('[BF-4] another tab in front and a minimised window are noticed, and told on the way back', async ({
  product,
  window,
  display,
}) => {
  const tab = await enterRoom(window, await freshLink(product));
  const banner = text('Warning! Tab switched or browser minimized');
  const kinds = async () => readEventKinds(product, await scheduleOf(tab));
  const other = await window.open('about:blank');
  await other.bringToFront();
  await expect.poll(() => tab.read('document.visibilityState')).toBe('hidden');
  expect(await tab.read(banner)).toBe(false);
  await tab.bringToFront();
  await expect.poll(() => tab.read(banner)).toBe(true);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['tab-hidden', 'tab-visible']));
  await expect.poll(() => tab.read(banner)).toBe(false);

  // A window in fullscreen cannot be minimised by the browser's own protocol.
  await display.press(keys.escape);
  await expect.poll(() => tab.read(isFull)).toBe(false);
  await window.setState(tab, 'minimized');
  await expect.poll(() => tab.read('document.visibilityState')).toBe('hidden');
  await window.setState(tab, 'normal');
  await tab.bringToFront();
  await expect.poll(() => tab.read(banner)).toBe(true);
});

test('[BF-3] real keys neither reload the page nor save it, show its source or open developer tools', async ({
  product,
  window,
  display,
}) => {
  const link = await freshLink(product);
  // Elsewhere the same keys do reach the browser.
  const elsewhere = await window.open(`${product.demo().baseUrl}/home`);
  await expect.poll(() => elsewhere.read('document.readyState')).toBe('complete');
  await elsewhere.read('void (window.sameDocument = true)');
  await display.press(keys.f5);
  await expect.poll(() => elsewhere.read('window.sameDocument === true')).toBe(false);
  const tab = await enterRoom(window, link);
  const blocked = async () => readBlockedKeys(product, await scheduleOf(tab));
  const before = await window.countTargets();
  await tab.read('void (window.sameDocument = true)');
  const { control, shift } = keys;
  const combinations: [string, number[]][] = [
    ['F12', [keys.f12]],
    ['F5', [keys.f5]],
    ['Ctrl+Shift+I', [control, shift, keys.i]],
    ['Ctrl+Shift+C', [control, shift, keys.c]],
    ['Ctrl+U', [control, keys.u]],
    ['Ctrl+S', [control, keys.s]],
  ];
  const names: string[] = [];
  for (const [name, pressed] of combinations) {
    names.push(name);
    await display.press(...pressed);
    await expect.poll(blocked).toEqual(names);
  }
  expect(await tab.read('window.sameDocument')).toBe(true);
  expect(await window.countTargets()).toBe(before);
  expect(await tab.read(isFull)).toBe(true);
});

test('[BF-2] [BF-3] a real F11 cannot leave for long: it is met as any way out, and leads back in', async ({
  product,
  window,
  display,
}) => {
  const tab = await enterRoom(window, await freshLink(product));
  const kinds = async () => readEventKinds(product, await scheduleOf(tab));
  // As without a click shortly before, which is a matter of seconds.
  await tab.read(`void (() => {
    const ask = Element.prototype.requestFullscreen;
    Element.prototype.requestFullscreen = async () => {
      Element.prototype.requestFullscreen = ask;
      window.refused = true;
      throw new TypeError('Fullscreen needs a click.');
    };
  })()`);
  await display.press(keys.f11);
  await expect.poll(kinds).toContain('fullscreen-left');
  await expect.poll(() => tab.read('window.refused')).toBe(true);
  await tab.click('button', 'Return to Fullscreen');
  await expect.poll(() => tab.read(isFull)).toBe(true);
});
