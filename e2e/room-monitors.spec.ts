import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { acceptMonitoredTerms, enterMonitoredRoom, freshProctoredLink } from './monitor-steps.ts';

test('[BI-2] nobody is watched without consent to the guideline', async ({ page, product }) => {
  const models: string[] = [];
  page.on('request', (request) => {
    if (/face_mesh|silero|yamnet/.test(request.url())) models.push(request.url());
  });
  const dialog = await acceptMonitoredTerms(page, await freshProctoredLink(product));
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  const agree = dialog.getByLabel(
    'I agree to the above rules and give my consent to be monitored during the interview.',
  );
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const refused =
    'You must accept the facial tracking terms and conditions to continue with the interview.';
  await expect(dialog.getByText(refused)).toBeVisible();
  await expect(agree).toHaveAccessibleDescription(refused);
  await expectAccessible(page);
  // ME-7, ME-8: megabytes of a model, for somebody who agreed only.
  expect(models).toEqual([]);
  await agree.check();
  await expect.poll(() => models.length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'System check' })).toBeVisible();
});

test('[ME-1] [ME-5] [ME-8] [MV-1] [KB-1] [BF-4] three quiet lines watch, and the report holds what they noted', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  const { origin } = new URL(product.demo().baseUrl);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) foreign.push(url.href);
  });
  const monitors = await enterMonitoredRoom(page, await freshProctoredLink(product));

  // Folded, each says how it is; unfolded, what it measures.
  await expect(monitors.getByText('Voice Detection Active')).toBeVisible({ timeout: 30_000 });
  await expect(monitors.getByText('Keyboard Monitoring Active')).toBeVisible();
  await expect(monitors.getByText('Tracking', { exact: true })).toBeVisible({ timeout: 60_000 });

  // Chromium's fake camera shows no face: the banner says so, and what to do.
  await expect(
    page.getByText('Warning! Your face is not visible. Please ensure your face is clearly visible'),
  ).toBeVisible({ timeout: 60_000 });
  // By keyboard alone: each line unfolds with Enter, and its buttons work with it.
  const [eyes, voice, keyboard] = [0, 1, 2].map((n) => monitors.locator('summary').nth(n));
  await eyes?.press('Enter');
  await expect(monitors.getByText('Face detected', { exact: true })).toBeVisible();
  await expect(monitors.getByRole('button', { name: 'Recalibrate' })).toBeDisabled();

  // A blocked key is counted, shown and blocked; a test of the panel is told to nobody.
  await voice?.press('Enter');
  const stop = monitors.getByRole('button', { name: 'Stop Detection' });
  await stop.press('Enter');
  await expect(monitors.getByText('Voice Detection Inactive')).toBeVisible();
  await monitors.getByRole('button', { name: 'Start Detection' }).press('Space');
  await expect(stop).toBeVisible();
  await keyboard?.press('Enter');
  await page.keyboard.press('Control+p');
  const recent = monitors.getByRole('list', { name: 'Recent Violations' });
  await expect(recent.getByRole('listitem')).toHaveText(/Print attempt: Ctrl\+P.*BLOCKED/);
  await monitors.getByRole('button', { name: 'Dev Tools' }).press('Enter');
  await expect(
    page.getByText('Developer tools access is not allowed during the exam.'),
  ).toBeVisible();
  await expect(recent.getByText('(test)')).toBeVisible();
  await expectAccessible(page);
  expect(foreign).toEqual([]);
});
