import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview } from './interview-rows.ts';
import { readLeavings } from './recording-rows.ts';
import { acceptTerms, enterRoom, freshLink } from './room-steps.ts';

test.setTimeout(120_000);

type Facts = { segment: number; systemAudio: boolean; microphone: boolean };

/** What is said of each segment when its upload is opened. */
function openedSegments(page: Page): Facts[] {
  const opened: Facts[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/recordings/initiate')) return;
    const { segment, systemAudio, microphone } = request.postDataJSON() as Facts;
    opened.push({ segment, systemAudio, microphone });
  });
  return opened;
}

/** Keeps the streams that the room asked for within reach of the test; before the page opens. */
async function keepStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const ask = mediaDevices[name].bind(mediaDevices);
      mediaDevices[name] = async (constraints) => {
        const stream = await ask(constraints);
        const isSound = name === 'getUserMedia' && stream.getVideoTracks().length === 0;
        if (isSound) Object.assign(window, { voice: stream });
        if (name === 'getDisplayMedia') Object.assign(window, { display: stream });
        return stream;
      };
    }
  });
}

/** What a pulled plug does: a script's stop() would tell nobody. */
async function lose(page: Page, which: 'voice' | 'display'): Promise<void> {
  await page.evaluate((name) => {
    const streams = window as unknown as Record<string, MediaStream>;
    for (const track of streams[name]?.getAudioTracks() ?? []) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  }, which);
}

test('[BR-1] the system check shows the level of each sound', async ({ page, product }) => {
  await acceptTerms(page, await freshLink(product));
  await page.getByRole('button', { name: 'Share my screen' }).click();
  for (const name of ['Microphone level', 'Computer sound level']) {
    const meter = page.getByRole('meter', { name });
    await expect(meter).toBeVisible();
    // The fake devices beep once a second: only a look at every picture surely meets a beep.
    const id = await meter.getAttribute('id');
    await page.waitForFunction(
      (meterId) => (document.getElementById(meterId ?? '') as HTMLMeterElement).value > 0,
      id,
      { polling: 'raf', timeout: 30_000 },
    );
  }
});

for (const [which, lost] of [
  ['voice', { systemAudio: true, microphone: false }],
  ['display', { systemAudio: false, microphone: true }],
] as const) {
  test(`[BR-1] what is recorded after the sound of the ${which} went says so`, async ({
    page,
    product,
  }) => {
    await keepStreams(page);
    const opened = openedSegments(page);
    await enterRoom(page, await freshLink(product));
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await lose(page, which);
    const segments = [
      { segment: 1, systemAudio: true, microphone: true },
      { segment: 2, ...lost },
    ];
    await expect.poll(() => opened, { timeout: 60_000 }).toEqual(segments);
  });
}

test('[BR-5] a page that goes away while it records says so', async ({ page, product }) => {
  const entered = enteredInterview(page);
  const opened = openedSegments(page);
  await enterRoom(page, await freshLink(product));
  const id = await entered;
  // The first slice is there: the server knows of an upload that the notice belongs to.
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await stored;
  expect(opened).toHaveLength(1);
  await page.goto('/home');
  await expect
    .poll(() => readLeavings(product, id))
    .toEqual([{ userAction: 'pagehide', captureType: 'screen', at: expect.any(Number) }]);
});
