import { defineConfig } from '@playwright/test';
import { chromium, chromiumShell } from '../tools/test/programs.ts';

/** The room's journeys that record and watch for long; those that are soon over go with the pages. */
const rooms = /[/]room(?!-(?:entry|errors|refusals|screen)[.])[^/]*[.]spec[.]ts$/;

/** Those that need the whole browser's surface: decision 0206. */
const surface = /[/](?:notifications)[.]spec[.]ts$/;

const browser = chromium.find() ?? chromium.advice;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Camera and microphone are granted and fake; the shared screen is a whole one.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=display-media-type=monitor',
  '--screen-info={1280x800}',
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

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Journeys mostly wait, so three go side by side on two cores, each with a product of its own; but
  // never two long rooms, whose recorder and monitors keep a core busy.
  workers: 3,
  projects: [
    { name: 'room', testMatch: rooms, workers: 1 },
    { name: 'pages', testMatch: surface, workers: 2 },
    {
      name: 'light',
      testIgnore: [rooms, surface],
      workers: 2,
      use: { launchOptions: { executablePath: chromiumShell.find() ?? browser, args } },
    },
  ],
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  // The second try is counted and shown, and few may need one: docs/decisions/0143.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Without its film of every page, which costs as much as the page itself.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser, args },
  },
});
