import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readAttempt, readEventKinds, revokeLink } from './interview-rows.ts';
import {
  acceptTerms,
  answer,
  endShare,
  enterRoom,
  expectFullscreenLeft,
  freshLink,
  holdShare,
  nextSavedChoice,
  openFirstModule,
  watchFullscreen,
  watchShare,
} from './room-steps.ts';

const notSaved = 'Not saved yet, we keep trying';

test('[BQ-6] a link that dies inside the room leads home, and says “Token has expired” once', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await revokeLink(product, await entered);
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Token has expired')).toHaveCount(1);
  // Whoever has a link only has no account to sign in to.
  await expect(page.getByRole('alert')).toHaveText('Token has expired');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Token has expired')).toHaveCount(0);
});

test('[BR-4] a share that ends is told, and another click records on', async ({
  page,
  product,
}) => {
  await watchShare(page);
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await endShare(page);
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await expect(dialog).toContainText(
    'Screen sharing was stopped. Uploading previous session and restarting...',
  );
  const restarting = dialog.getByText('Please do not stop recording manually. Restarting...');
  await expect(restarting).toBeHidden();
  await expectAccessible(page);
  const choose = await holdShare(page);
  await dialog.getByRole('button', { name: 'Share my screen' }).click();
  await expect(restarting).toBeVisible();
  await choose();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  await answer(page, 1);
  const id = await entered;
  await expect
    .poll(() => readEventKinds(product, id))
    .toEqual(expect.arrayContaining(['share-stopped', 'share-restarted']));
});

test('[BR-1] a microphone that goes away is told, comes back with a new share, and is in the report', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      if (stream.getVideoTracks().length === 0) Object.assign(window, { heard: stream });
      return stream;
    };
  });
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  // What a pulled plug does: a script's stop() would tell nobody.
  await page.evaluate(() => {
    const { heard } = window as unknown as { heard: MediaStream };
    for (const track of heard.getAudioTracks()) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await expect(dialog).toContainText('The microphone is gone.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share my screen' }).click();
  await expect(dialog).toBeHidden();
  await answer(page, 1);
  const id = await entered;
  await expect
    .poll(() => readEventKinds(product, id))
    .toEqual(expect.arrayContaining(['microphone-lost', 'microphone-restored']));
});

test('[BI-11] leaving the interview frees the screen and leads home; the link leads back in', async ({
  page,
  product,
}) => {
  await watchFullscreen(page);
  const entered = enteredInterview(page);
  const link = await freshLink(product);
  await enterRoom(page, link);
  await openFirstModule(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the interview?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Leave' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expectFullscreenLeft(page);
  const id = await entered;
  expect((await readAttempt(product, id)).status).toBe('in-progress');
  await expect.poll(() => readEventKinds(product, id)).toContain('page-left');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('[BI-1] [BQ-7] a reload is in the report, and the way back asks for no terms again', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'System check' })).toBeVisible();
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(page.getByText('Select a skill to start answering questions')).toBeVisible();
  const id = await entered;
  await expect
    .poll(() => readEventKinds(product, id))
    .toEqual(expect.arrayContaining(['page-left', 'resumed']));
});

test('[BQ-7] a refusal that is not ours, such as a hotel’s login page, costs no answer', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await page.route('**/api/attempts/answer', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Please sign in</h1>' }),
  );
  await page.keyboard.press('a');
  await expect(page.getByText(notSaved).first()).toBeVisible();
  await page.unroute('**/api/attempts/answer');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await readAttempt(product, await entered)).answered).toBe(1);
});

test('[BQ-7] a connection that swallows everything is told, and costs no answer', async ({
  page,
  product,
}) => {
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  product.freeze();
  await page.keyboard.press('a');
  await expect(page.getByText('We cannot reach the server.')).toBeVisible({ timeout: 6_000 });
  product.thaw();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('We cannot reach the server.')).toBeHidden();
});

test('[BQ-4] an answer that the server refuses is not shown as given', async ({
  page,
  product,
}) => {
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  // The word alone may still be that of before: the first answer has to have come to the server.
  const saved = nextSavedChoice(page);
  await answer(page, 0);
  await saved;
  await page.route('**/api/attempts/answer', (route) => {
    const message = 'This answer cannot be changed!';
    const errors = [{ code: 'answer_locked', message }];
    return route.fulfill({
      status: 409,
      json: { success: false, statusCode: 409, message, errors },
    });
  });
  await page.keyboard.press('b');
  await expect(page.getByText('This answer cannot be changed!')).toBeVisible();
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
});

test('[BQ-7] where the browser refuses storage, waiting answers can be downloaded', async ({
  page,
  context,
  product,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await expect(page.getByText('This browser refuses storage.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my answers' })).toHaveCount(0);
  await context.setOffline(true);
  await page.keyboard.press('b');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.answers).toEqual([expect.objectContaining({ option: 'B' })]);
  expect(JSON.stringify(file)).not.toContain('token');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my answers' })).toHaveCount(0);
});

test('[BR-1] a share that ends during the system check must be given again', async ({
  page,
  product,
}) => {
  await watchShare(page);
  await acceptTerms(page, await freshLink(product));
  await page.getByRole('button', { name: 'Share my screen' }).click();
  const start = page.getByRole('button', { name: 'Start interview' });
  await expect(start).toBeEnabled();
  await endShare(page);
  await expect(start).toBeDisabled();
  const dialog = page.getByRole('dialog', { name: 'Screen Sharing Required' });
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(start).toBeEnabled();
});
