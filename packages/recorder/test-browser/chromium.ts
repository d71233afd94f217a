import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

export interface OpenChromium {
  readonly page: Page;
  readonly newPage: () => Promise<Page>;
  /** SIGKILL to the browser and everything it started: no handler runs, nothing is flushed. */
  readonly kill: () => Promise<void>;
}

/** What `getDisplayMedia` gives: an entire screen, a window or a tab; or nothing but a no. */
export type FakeDisplay = 'monitor' | 'window' | 'browser' | 'denied';

/**
 * Chromium on a profile that outlives it, with fake screen, microphone and system audio. The
 * process is ours rather than Playwright's, so that it can be killed the hard way.
 */
export async function openChromium(
  profile: string,
  display: FakeDisplay = 'monitor',
): Promise<OpenChromium> {
  const fakes =
    display === 'denied'
      ? ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream']
      : [
          '--use-fake-ui-for-media-stream',
          `--use-fake-device-for-media-stream=display-media-type=${display}`,
        ];
  const child = spawn(
    executable(),
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--autoplay-policy=no-user-gesture-required',
      '--screen-info={1280x720}',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...fakes,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  let forgotten: Promise<unknown> | undefined;
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      // A group of its own: the browser's helpers go with it.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exited;
    }
    // Playwright hears of it later than we, and until then takes its pages for those of the next test, which fails.
    await forgotten;
  };
  try {
    const browser = await connect(profile);
    forgotten = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium opened without a context');
    const page = context.pages()[0] ?? (await context.newPage());
    return { page, newPage: () => context.newPage(), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function connect(profile: string): Promise<Browser> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 300; tries += 1) {
    const port = await readFile(file, 'utf8').then(
      (text) => text.split('\n')[0],
      () => '',
    );
    try {
      if (port) return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch {
      // The file of the browser before, on the same profile.
    }
    await pause(100);
  }
  throw new Error('Chromium does not answer');
}

function executable(): string {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
