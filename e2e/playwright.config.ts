import { defineConfig } from '@playwright/test';
import { chromium } from '../tools/test/programs.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One product, one browser at a time: two cores run both.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.find() ?? chromium.advice,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Camera and microphone are granted and fake; the shared screen is a whole one.
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream=display-media-type=monitor',
        '--screen-info={1920x1080}',
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
      ],
    },
  },
});
