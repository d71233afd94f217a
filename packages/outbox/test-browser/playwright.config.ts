import { defineConfig } from '@playwright/test';

/** The outbox in a real Chromium: `npx playwright test -c packages/outbox/test-browser`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  workers: 1,
  reporter: [['list']],
  outputDir: '../../../test-results/outbox',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
});
