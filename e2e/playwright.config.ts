import { defineConfig } from '@playwright/test';
import { chromium, chromiumShell } from '../tools/test/programs.ts';

/** Rooms that record, sound, fill the screen or meet real keys: they need the whole browser (decision 0206). */
const whole =
  /[/]room-(?:camera|clock|journey|keyboard|production|recording|sound|two-pages|window)[.]spec[.]ts$/;

/** What the headless shell does not show. */
const surface = /[/]notifications[.]spec[.]ts$/;

/** Rooms that keep the monitors or the recorder busy for long, in the headless shell. */
const watched = /[/]room-(?:answers|faults|guards|kept|monitors[^/]*)[.]spec[.]ts$/;

/** Calls, films and a paid check: they wait for what happens in real time, and need the processor for half of it. */
const waiting =
  /[/](?:call(?:-[a-z-]+)?|recording-playback|download-mp4|identity-stripe)[.]spec[.]ts$/;

const inCi = process.env['CI'] === 'true';

const browser = chromium.find() ?? chromium.advice;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Camera and microphone are granted and fake; the shared screen is a whole one.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=display-media-type=monitor',
  '--screen-info={1280x800}',
  // Two pages of one machine may talk to each other.
  '--allow-loopback-in-peer-connection',
  // The same pixels on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Nothing leaves this machine.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** `E2E_SIZE=390x844 E2E_SCHEME=dark`: so every journey runs that does not choose its own size. */
const [width = 1280, height = 800] = (process.env['E2E_SIZE'] ?? '')
  .split('x')
  .filter(Boolean)
  .map(Number);
const colorScheme = process.env['E2E_SCHEME'] === 'dark' ? 'dark' : 'light';

/** The same engine without the browser's own surface, which does a page's work in half the time. */
const shell = { executablePath: chromiumShell.find() ?? browser, args };

/** A page that lives for two seconds pays for compilers that make it faster later, and for a process that draws nothing. */
const short = {
  ...shell,
  args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug', '--in-process-gpu'],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Two side by side on two cores, each with a product of its own; of rooms, whose recorder and monitors keep a core
  // busy, only one of each kind. A run of everything takes the light ones three at a time.
  workers: 2,
  projects: [
    { name: 'room', testMatch: [whole, surface], workers: 1 },
    { name: 'watched', testMatch: watched, workers: 1, use: { launchOptions: shell } },
    { name: 'waiting', testMatch: waiting, workers: 1, use: { launchOptions: shell } },
    {
      name: 'light',
      testIgnore: [whole, surface, watched, waiting],
      use: { launchOptions: short },
    },
  ],
  fullyParallel: false,
  forbidOnly: inCi,
  // The second try is counted and shown, and few may need one: docs/decisions/0143.
  retries: inCi ? 1 : 0,
  // Patience, and no promise: how fast something is stands in the benchmarks. A machine may be three times as slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width, height },
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Without its film of every page, which costs as much as the page itself; in CI also without each step's page and
    // replies, which cost a seventh. The page as it failed is kept either way, as a picture and as text.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: !inCi },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser, args },
  },
});
