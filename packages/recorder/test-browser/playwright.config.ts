import { defineConfig } from '@playwright/test';

/** The recorder in a real Chromium: `npx playwright test -c packages/recorder/test-browser`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 90_000,
  // Each test records and encodes video: more at once would starve the encoder.
  workers: 1,
  reporter: [['list']],
  outputDir: '../../../test-results/recorder',
});
