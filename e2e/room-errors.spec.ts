import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { acceptTerms, freshLink } from './room-steps.ts';
import { takeInterview } from './take-interview.ts';

/** Of nobody else: what ran before may have handed in the demo's interview. */
let unused: string;
test.beforeAll(async ({ product }) => {
  unused = await freshLink(product);
});

test('without a token the page asks for the link', async ({ page }) => {
  await page.goto('/bot-interview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const token of [`1.${'A'.repeat(43)}`, 'cut-off']) {
  test(`[BQ-6] an unknown token (${token.slice(0, 7)}) is told as expired`, async ({ page }) => {
    await page.goto(`/bot-interview?token=${token}`);
    await expect(page.getByText('Token has expired')).toBeVisible();
    await expectAccessible(page);
  });
}

/** Makes the browser refuse as it would; the product itself is left alone. */
async function refuseCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((refusal) => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (constraints) =>
      constraints?.video === undefined || constraints.video === false
        ? ask(constraints)
        : Promise.reject(new DOMException('refused', refusal));
  }, name);
}

for (const [name, message] of [
  [
    'NotAllowedError',
    'Camera access was denied. Please allow camera permissions and refresh the page.',
  ],
  ['NotFoundError', 'No camera found on this device. Please connect a camera and try again.'],
  [
    'NotReadableError',
    'Camera is already in use by another application. Please close other applications using the camera.',
  ],
] as const) {
  test(`[BX-1] ${name} is told, and the interview cannot start`, async ({ page }) => {
    await refuseCamera(page, name);
    await acceptTerms(page, unused);
    await expect(page.getByText('Camera Error').first()).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start interview' })).toBeDisabled();
  });
}

type Refusal = 'window' | 'denied' | 'broken' | 'silent';

async function refuseShare(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    const devices = navigator.mediaDevices;
    const askScreen = devices.getDisplayMedia.bind(devices);
    const askDevice = devices.getUserMedia.bind(devices);
    devices.getDisplayMedia = async (options) => {
      if (kind === 'denied') throw new DOMException('refused', 'NotAllowedError');
      if (kind === 'broken') throw new DOMException('refused', 'AbortError');
      const stream = await askScreen(options);
      const [video] = stream.getVideoTracks();
      if (kind === 'window' && video !== undefined) {
        video.getSettings = () => ({ displaySurface: 'window' });
      }
      return stream;
    };
    devices.getUserMedia = async (constraints) =>
      kind === 'silent' && constraints?.audio ? new MediaStream() : askDevice(constraints);
  }, refusal);
}

for (const [refusal, message] of [
  ['window', "Please select 'Entire Screen' and allow microphone access."],
  ['silent', 'Please allow both system audio and microphone access.'],
  ['denied', 'You must allow screen and microphone access to proceed.'],
  ['broken', 'Unable to start screen sharing. Please try again.'],
] as const) {
  test(`[BR-1] a share that is ${refusal} is refused with its message`, async ({ page }) => {
    await refuseShare(page, refusal);
    await acceptTerms(page, unused);
    await page.getByRole('button', { name: 'Share my screen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Start interview' })).toBeDisabled();
  });
}

test('[BI-8] a link to a submitted interview says that it is over', async ({
  page,
  product,
  request,
}) => {
  const link = await freshLink(product);
  await takeInterview(request, link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This interview is over' })).toBeVisible();
});
