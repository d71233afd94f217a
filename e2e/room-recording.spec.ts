import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview } from './interview-rows.ts';
import { rowsOnDisk } from './page-disk.ts';
import { readLeavings } from './recording-rows.ts';
import {
  acceptTerms,
  endShare,
  enterRoom,
  expectFullscreenLeft,
  freshLink,
  modules,
  openFirstModule,
  watchFullscreen,
  watchShare,
} from './room-steps.ts';

test.setTimeout(180_000);

const recordingMark = (page: Page) => page.getByText('Recording', { exact: true });

async function submit(page: Page) {
  await modules(page).last().click();
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const completed = page.getByRole('dialog', { name: 'Ebot Interview Successfully Completed' });
  await expect(completed).toBeVisible({ timeout: 60_000 });
  return completed;
}

test('[BR-4] after a share that ended, the previous session goes up before the new one', async ({
  page,
  product,
}) => {
  await watchShare(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/recordings\/(initiate|complete)$/.exec(request.url()) ?? [];
    if (call === undefined) return;
    const { segment = '' } = request.postDataJSON() as { segment?: number };
    calls.push(`${call} ${segment}`.trim());
  });
  // The store takes nothing yet: whoever records on could push in before.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/recordings/initiate', async (route) => {
    await held.promise;
    await route.continue();
  });
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await expect(recordingMark(page)).toBeVisible();
  // Of a share that ends before its first picture there is nothing to bring.
  const chunks = { database: 'screen-recorder', store: 'chunks' };
  await expect.poll(() => rowsOnDisk(page, chunks)).not.toBe('[]');
  await endShare(page);
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await expect(dialog).toContainText('Uploading previous session and restarting...');
  await dialog.getByRole('button', { name: 'Share my screen' }).click();
  await expect(dialog).toBeHidden();
  await expect(recordingMark(page)).toBeVisible();
  held.resolve();
  const completed = await submit(page);
  await expect(completed).toContainText('Uploaded completely.', { timeout: 60_000 });
  expect(calls).toEqual(['initiate 1', 'complete', 'initiate 2', 'complete']);
});

test('[BR-6] [BI-4] that nothing is recorded any more stays on the page, as does its title', async ({
  page,
  product,
}) => {
  const message = 'The recording is closed.';
  const errors = [{ code: 'recording_closed', message }];
  await page.route('**/api/recordings/initiate', (route) =>
    route.fulfill({ status: 410, json: { success: false, statusCode: 410, message, errors } }),
  );
  await page.clock.install();
  await enterRoom(page, await freshLink(product));
  const notice = page.getByText('Nothing is recorded now.');
  await expect(notice).toBeVisible();
  // A warning would be gone by then.
  await page.clock.runFor(6_000);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'eBot Interview' })).toBeInViewport();
});

test('[BR-6] a recorder that does not start is told, and another click starts it', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = () => {
      MediaRecorder.prototype.start = start;
      throw new DOMException('no encoder', 'NotSupportedError');
    };
  });
  await acceptTerms(page, await freshLink(product));
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await expect(dialog).toContainText('Failed to start recording. Please try again.');
  await expect(recordingMark(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Share my screen' }).click();
  await expect(dialog).toBeHidden();
  await expect(recordingMark(page)).toBeVisible();
});

for (const [name, message, thrown] of [
  ['cannot be stopped', 'Error stopping recording: The encoder is gone', 'The encoder is gone'],
  ['does not stop within ten seconds', 'Error stopping recording: timed out', null],
] as const) {
  test(`[BR-6] a recorder that ${name} is told, and costs no answer`, async ({ page, product }) => {
    await page.addInitScript((reason) => {
      MediaRecorder.prototype.stop = () => {
        if (reason !== null) throw new DOMException(reason, 'InvalidStateError');
      };
    }, thrown);
    await enterRoom(page, await freshLink(product));
    await openFirstModule(page);
    await page.keyboard.press('a');
    const completed = await submit(page);
    await expect(completed).toContainText(message, { timeout: 60_000 });
    await expect(completed).toContainText(/1 of \d+/);
  });
}

test('[BI-11] leaving ends the shared screen and its sound before the page goes home', async ({
  page,
  product,
}) => {
  await watchFullscreen(page);
  await page.addInitScript(() => {
    const stop = MediaStreamTrack.prototype.stop;
    // It outlives the page that leaves.
    MediaStreamTrack.prototype.stop = function note(this: MediaStreamTrack) {
      const before = sessionStorage.getItem('stopped') ?? '';
      const kind = 'displaySurface' in this.getSettings() ? 'screen' : this.kind;
      sessionStorage.setItem('stopped', `${before} ${kind}`);
      stop.call(this);
    };
    addEventListener('pagehide', () => {
      sessionStorage.setItem('selectable', getComputedStyle(document.body).userSelect);
    });
  });
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await expect(recordingMark(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('stopped'));
  expect(await page.evaluate(() => getComputedStyle(document.body).userSelect)).toBe('none');
  await page.getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the interview?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const stopped = await page.evaluate(() => sessionStorage.getItem('stopped') ?? '');
  expect(stopped.trim().split(' ')).toEqual(expect.arrayContaining(['screen', 'audio']));
  await expectFullscreenLeft(page);
  expect(await page.evaluate(() => sessionStorage.getItem('selectable'))).toBe('auto');
});

test('[BR-5] a window closed at the success dialog says so while the recording still goes up', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await page.route('**/api/recordings/complete', (route) => route.abort());
  await enterRoom(page, await freshLink(product));
  const id = await entered;
  await openFirstModule(page);
  // The server knows of an upload by then, and waits for its end.
  const opened = page.waitForRequest('**/api/recordings/complete');
  await submit(page);
  await opened;
  await page.close();
  await expect
    .poll(() => readLeavings(product, id))
    .toEqual([{ userAction: 'pagehide', captureType: 'screen', at: expect.any(Number) }]);
});
