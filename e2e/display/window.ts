import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { chromium } from '../../tools/test/programs.ts';
import { connectDevtools, type Devtools } from './devtools.ts';
import { followContext } from './page-context.ts';

/**
 * A Chromium in a window of its own, driven by its own protocol only: Playwright pretends to every page
 * that it is in front and visible, and leaves the real window alone.
 */
export type BrowserWindow = {
  open(url: string): Promise<Tab>;
  /** What is open in it: pages, their sources, developer tools. */
  countTargets(): Promise<number>;
  setState(tab: Tab, windowState: 'minimized' | 'normal'): Promise<void>;
  close(): Promise<void>;
};

type WindowOfTarget = { windowId: number; bounds: { windowState?: string } };

export type Tab = {
  readonly targetId: string;
  /** Evaluates without a user's gesture: what a script alone may do. */
  read<T>(expression: string): Promise<T>;
  /** A click of the mouse in the middle of what bears this name. */
  click(selector: string, text?: string): Promise<void>;
  bringToFront(): Promise<void>;
};

export async function openBrowserWindow(display: string): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'candor-window-'));
  const browser = spawn(chromium.find() ?? chromium.advice, flags(profile), {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const devtools = await connectDevtools(await devtoolsAddress(browser, profile));
  return {
    open: async (url) => {
      const { targetId } = await devtools.send('Target.createTarget', { url });
      return tabOf(devtools, String(targetId));
    },
    countTargets: async () => {
      const filter = [{ type: 'page' }, { type: 'other' }];
      const found = await devtools.send('Target.getTargets', { filter });
      return (found['targetInfos'] as unknown[]).length;
    },
    setState: async ({ targetId }, windowState) => {
      const read = async () =>
        (await devtools.send('Browser.getWindowForTarget', { targetId })) as WindowOfTarget;
      // Chromium refuses while the window still leaves fullscreen, which the page knows before it.
      const state = async () => (await read()).bounds.windowState;
      await expect.poll(state, 'a window out of fullscreen').not.toBe('fullscreen');
      const { windowId } = await read();
      await devtools.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
    },
    close: async () => {
      const gone = once(browser, 'exit');
      await devtools.send('Browser.close').catch(() => browser.kill('SIGKILL'));
      await gone;
      devtools.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function flags(profile: string): string[] {
  return [
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    '--no-sandbox',
    '--disable-gpu',
    '--window-position=0,0',
    '--window-size=1280,900',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream=display-media-type=monitor',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    'about:blank',
  ];
}

/** Chromium writes it once it listens. */
async function devtoolsAddress(browser: ChildProcess, profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  const deadline = performance.now() + 30_000;
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 2) {
    if (browser.exitCode !== null || performance.now() > deadline) {
      throw new Error('Chromium did not open a window');
    }
    await pause(50);
  }
  const [port, path] = readFileSync(file, 'utf8').split('\n');
  return `ws://127.0.0.1:${port}${path}`;
}

async function tabOf(devtools: Devtools, targetId: string): Promise<Tab> {
  const attached = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  const sessionId = String(attached['sessionId']);
  const send = (method: string, params: object = {}) => devtools.send(method, params, sessionId);
  const { evaluate: read } = await followContext(devtools, { sessionId, targetId });
  return {
    targetId,
    read,
    click: async (selector, text = '') => {
      const name = `${selector} ${text}`;
      const tryOnce = async () => {
        const found = await read<Point | string>(middleOf(selector, text));
        if (typeof found === 'string') return found;
        for (const type of ['mousePressed', 'mouseReleased']) {
          const button = { button: 'left', clickCount: 1 };
          await send('Input.dispatchMouseEvent', { type, ...found, ...button });
        }
        // A page that has left for another one knows nothing of it any more, and need not.
        return (await read('window.missedClick === true'))
          ? 'moved away under the click'
          : 'clicked';
      };
      await expect.poll(tryOnce, name).toBe('clicked');
    },
    bringToFront: async () => void (await send('Page.bringToFront')),
  };
}

type Point = { readonly x: number; readonly y: number };

/**
 * What is in the way, until it is there, can be used, stands still, and is not covered by something else. On a loaded
 * machine the page may still move between this look and the click, so it is asked afterwards whether the click met it.
 */
function middleOf(selector: string, text: string): string {
  return `(async () => {
    const named = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter((one) => one.textContent.includes(${JSON.stringify(text)}));
    const found = named.find((one) => !one.disabled);
    if (found === undefined) {
      return (named.length > 0 ? 'cannot be used: ' : 'is not there: ') + (document.body?.innerText ?? '');
    }
    found.scrollIntoView({ block: 'center' });
    const before = found.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { x, y, width, height } = found.getBoundingClientRect();
    if (x !== before.x || y !== before.y) return 'moves';
    const middle = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(middle.x, middle.y);
    if (top === null) return 'lies outside of the window, at ' + [x, y, innerWidth, innerHeight];
    if (!found.contains(top) && !top.contains(found)) {
      return 'is covered by ' + (top.closest('dialog, [role]') ?? top).outerHTML.slice(0, 300);
    }
    window.missedClick = true;
    addEventListener('click', ({ target }) => {
      window.missedClick = !(found.contains(target) || target.contains(found));
    }, { capture: true, once: true });
    return middle;
  })()`;
}
