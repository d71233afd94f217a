import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, goToDoor, test } from './call-steps.ts';

/** Runs in the page: as a computer whose devices answer like this until they are mended. */
function refuseDevices(error: string): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  let isMended = false;
  mediaDevices.getUserMedia = async (wanted) => {
    if (!isMended) throw new DOMException('staged', error);
    return open(wanted);
  };
  Object.assign(globalThis, {
    mend: () => {
      isMended = true;
    },
  });
}

const mend = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend());

const problems = [
  [
    'NotFoundError',
    'No microphone was found. Without one the others do not hear you.',
    'No camera was found. The others see your name instead.',
  ],
  [
    'NotAllowedError',
    'The browser does not let this page use the microphone. Allow it by the icon beside the address, then try again.',
    'The browser does not let this page use the camera. Allow it by the icon beside the address, then try again.',
  ],
  [
    'NotReadableError',
    'The microphone does not answer. Another program may be using it: close that, then try again.',
    'The camera does not answer. Another program may be using it: close that, then try again.',
  ],
] as const;

for (const [error, microphone, camera] of problems) {
  test(`[VL-9] camera and microphone that end with ${error} are said, keep nobody out, and are tried again`, async ({
    page,
    asked,
  }) => {
    await page.addInitScript(refuseDevices, error);
    await goToDoor(page, asked.candidateLink);
    await expect(page.getByText(microphone)).toBeVisible();
    await expect(page.getByText(camera)).toBeVisible();
    await expectAccessible(page);
    await mend(page);
    await page.getByRole('button', { name: 'Try the devices again' }).click();
    await expect(page.getByText(microphone)).toBeHidden();
    await page.reload();
    await expect(page.getByText(camera)).toBeVisible();
    await page.getByRole('button', { name: 'Join without camera and microphone' }).click();
    await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  });
}

test('[VL-9] a browser without WebRTC is told so, and its link still opens the call in another', async ({
  page,
  asked,
  openOther,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  });
  await page.goto(asked.candidateLink);
  await page.getByRole('button', { name: 'Join the video call' }).click();
  await expect(page.getByRole('heading', { name: 'This browser cannot make calls' })).toBeVisible();
  await expectAccessible(page);
  await goToDoor(await openOther(), asked.candidateLink);
});
