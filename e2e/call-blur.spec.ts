import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, goToDoor, test } from './call-steps.ts';

/** A camera that blurs what is behind, and refuses mixed sets as Chromium does: no machine of tests has one. */
async function stageBlur(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const camera = MediaStreamTrack.prototype;
    const { getCapabilities, getSettings, applyConstraints } = camera;
    const blurred = new WeakSet<MediaStreamTrack>();
    camera.getCapabilities = function capabilities() {
      const blur = this.kind === 'video' ? { backgroundBlur: [false, true] } : {};
      return { ...getCapabilities.call(this), ...blur };
    };
    camera.getSettings = function settings() {
      return { ...getSettings.call(this), backgroundBlur: blurred.has(this) };
    };
    camera.applyConstraints = async function apply(wanted = {}) {
      const { backgroundBlur, ...others } = wanted;
      if (backgroundBlur === undefined) return applyConstraints.call(this, wanted);
      if (Object.keys(others).length > 0) throw new OverconstrainedError('backgroundBlur', 'Mixed');
      if (backgroundBlur === true) blurred.add(this);
      else blurred.delete(this);
    };
  });
}

test('[VL-9] a camera that blurs what is behind does so, and is remembered; another offers nothing', async ({
  page,
  asked,
  openOther,
}) => {
  await stageBlur(page);
  await goToDoor(page, asked.candidateLink);
  const blur = page.getByRole('checkbox', { name: 'Blur the background' });
  const real = () =>
    page
      .getByRole('region', { name: 'Your picture' })
      .locator('video')
      .evaluate((video: HTMLVideoElement) => {
        const [track] = (video.srcObject as MediaStream).getVideoTracks();
        return track?.getSettings().backgroundBlur;
      });
  await blur.check();
  await expect.poll(real).toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect(blur).toBeChecked();
  expect(await real()).toBe(true);
  await blur.uncheck();
  await expect.poll(real).toBe(false);

  const other = await openOther();
  await goToDoor(other, await asked.seatLink());
  await expect(other.getByRole('button', { name: 'Join the call' })).toBeEnabled();
  await expect(other.getByRole('checkbox', { name: 'Blur the background' })).toHaveCount(0);
});
