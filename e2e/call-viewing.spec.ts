import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test as base } from './call-steps.ts';
import { startProduct } from './product.ts';
import { recordCall, watchByShare } from './recorded-call-steps.ts';
import { signIn } from './sign-in.ts';

/** The player of several pictures hears what that of one hears, and they are loud and silent together. */
async function useKeys(viewer: Page, videos: Locator): Promise<void> {
  const sounds = () =>
    videos.evaluateAll((all) =>
      all.map((one) => {
        const { volume, muted } = one as HTMLVideoElement;
        return muted ? 0 : volume;
      }),
    );
  await viewer.getByRole('slider', { name: 'Volume' }).fill('0.5');
  await expect.poll(sounds).toEqual([0.5, 0.5]);
  await viewer.getByRole('slider', { name: 'Seek' }).focus();
  await viewer.keyboard.press('m');
  await expect(viewer.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await expect.poll(sounds).toEqual([0, 0]);
  await viewer.keyboard.press('m');
  await expect.poll(sounds).toEqual([0.5, 0.5]);
  await viewer.keyboard.press('Home');
  await viewer.keyboard.press('>');
  await expect(viewer.getByLabel('Speed', { exact: true })).not.toHaveValue('1');
  await viewer.keyboard.press('f');
  const inside = () =>
    viewer.evaluate(() => document.fullscreenElement?.querySelectorAll('video').length);
  await expect.poll(inside).toBe(2);
  await viewer.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(inside).toBeUndefined();
}

/** On a machine without FFmpeg, where nothing makes one film of what each recorded. */
const test = base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ FFMPEG: '/there/is/none' });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

test('[VL-9] [RV-5] [RV-8] [RV-9] behind the viewer’s gate a call without a film plays in step, and ends when it is revoked', async ({
  page,
  product,
  asked,
  openOther,
}) => {
  const viewer = await openOther();
  await recordCall(page, viewer, asked);
  await signIn(
    page,
    product.demo(),
    `/company/view-interview/interviewer-feedback?interviewScheduleID=${asked.id}`,
  );
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 30_000 });
  await watchByShare(page, viewer, product);

  const large = viewer.getByRole('button', { name: /^Recording \d, Ada Lovelace$/ });
  await expect(large).toHaveAttribute('aria-current', 'true');
  const other = viewer.getByRole('button', { name: /^Recording \d, Interviewer$/ });
  await expect(viewer.getByText('Ingrid Solberg')).toHaveCount(0);
  const videos = viewer.getByLabel(/^Recording \d, (Ada Lovelace|Interviewer)$/);
  await expect(videos).toHaveCount(2);
  await expectAccessible(viewer);
  const places = () =>
    videos.evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).currentTime));
  await viewer.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Math.min(...(await places()))).toBeGreaterThan(1);
  await other.click();
  await expect(other).toHaveAttribute('aria-current', 'true');
  await viewer.getByRole('button', { name: 'Back 10 seconds' }).click();
  await useKeys(viewer, videos);
  await viewer.getByLabel('Speed', { exact: true }).selectOption('Custom');
  await viewer.getByLabel('Custom speed, 0.1 to 5').fill('1.75');
  await viewer.setViewportSize({ width: 390, height: 844 });
  expect(await viewer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await viewer.setViewportSize({ width: 1440, height: 900 });

  const log = page.getByRole('list', { name: 'Who has watched' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(log.filter({ hasText: 'Vera Sund' })).toContainText(/Watched \d+ s of \d+ s/, {
      timeout: 2000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Revoke access of Vera Sund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('list', { name: 'Shared with' })).toContainText('Revoked');
  await viewer.reload();
  await expect(viewer.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect(videos).toHaveCount(0);
});
