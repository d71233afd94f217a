import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readEventKinds } from './interview-rows.ts';
import { enterRoom, freshLink, stopClock } from './room-steps.ts';

test.setTimeout(120_000);

const lost = 'Failed to get camera stream. Please check camera permissions.';
const notPlayed = 'Video playback failed, but camera is active. Please check browser permissions.';

/** Of nobody else: what ran before may have handed in the demo's interview. */
let unused: string;
test.beforeAll(async ({ product }) => {
  unused = await freshLink(product);
});

/** The camera is opened by the system check, which spends nothing of the link. */
async function openCheck(page: Page): Promise<void> {
  await page.goto(unused);
  await page.getByRole('button', { name: 'Check this computer first' }).click();
}

function camera(page: Page) {
  return page.locator('video[aria-label="Your camera"]');
}

const isPlaying = (page: Page) =>
  camera(page).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState >= 2);

test('[BX-1] a camera of 640 by 480 that faces the user is asked for, and its picture plays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.mediaDevices.getUserMedia = (constraints) => {
      asked.push(constraints);
      return ask(constraints);
    };
  });
  await openCheck(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
    { video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' } },
  ]);
  const size = await camera(page).evaluate((video: HTMLVideoElement) => [
    video.videoWidth,
    video.videoHeight,
  ]);
  expect(size).toEqual([640, 480]);
});

const failures = {
  'a browser without cameras': {
    message: 'Camera access is not supported in this browser.',
    provoke: () => Reflect.deleteProperty(MediaDevices.prototype, 'getUserMedia'),
  },
  'a stream without a picture': {
    message: lost,
    provoke: () => {
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
    },
  },
  'any other failure': {
    message: 'Camera error: The lens cap is on',
    provoke: () => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('The lens cap is on', 'AbortError'));
    },
  },
};

for (const [name, { message, provoke }] of Object.entries(failures)) {
  test(`[BX-1] ${name} is told under “Camera Error”`, async ({ page }) => {
    await page.addInitScript(provoke);
    await openCheck(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Camera Error' });
    await expect(alert).toContainText(message);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
}

test('[BX-1] a picture that does not play is a warning: the camera is active', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('No autoplay', 'NotAllowedError'));
  });
  await openCheck(page);
  await expect(page.getByText(notPlayed)).toBeVisible();
  await expect(page.getByText('Camera Error')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Camera' })).toContainText('Passed');
});

test('[BX-1] the picture’s metadata is waited for fifteen seconds', async ({ page }) => {
  await page.addInitScript(() => {
    // The element never hears of its stream.
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      get: () => null,
      set: () => {
        Object.assign(window, { shownAt: Date.now() });
      },
    });
  });
  await page.clock.install();
  await page.goto(unused);
  const check = page.getByRole('button', { name: 'Check this computer first' });
  await expect(check).toBeVisible();
  await stopClock(page);
  await check.click();
  const sinceShown = () =>
    page.evaluate(() => Date.now() - (window as unknown as { shownAt: number }).shownAt);
  // Loading the step takes time of its own, which stands still too.
  const step = async () => {
    await page.clock.runFor(100);
    return sinceShown();
  };
  await expect.poll(step).toBeGreaterThanOrEqual(0);
  await page.clock.runFor(14_999 - (await sinceShown()));
  await expect(page.getByText(notPlayed)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText(notPlayed)).toBeVisible();
});

test('[BI-4] [BX-1] in the room the candidate sees the camera; its loss is told, recorded and mended', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      if (constraints?.video) Object.assign(window, { camera: stream });
      return stream;
    };
  });
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await expect.poll(() => isPlaying(page)).toBe(true);
  // What pulling its plug does: a script's stop() would tell nobody.
  await page.evaluate(() => {
    for (const track of (window as unknown as { camera: MediaStream }).camera.getTracks()) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Camera Error' });
  await expect(alert).toContainText(lost);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const id = await entered;
  await expect
    .poll(() => readEventKinds(product, id))
    .toEqual(expect.arrayContaining(['camera-lost', 'camera-restored']));
});
