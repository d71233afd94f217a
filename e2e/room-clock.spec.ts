import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { accommodate, enteredInterview, readAttempt, setSecondsLeft } from './interview-rows.ts';
import type { Product } from './product.ts';
import {
  answer,
  enterRoom,
  freshLink,
  quietLink,
  openFirstModule,
  watchShare,
} from './room-steps.ts';

test('[BI-9] the deadline passes: Time’s Up, what was answered counts, and Exit leads home', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await answer(page, 0);
  const id = await entered;
  await setSecondsLeft(product, id, 6);
  const dialog = page.getByRole('dialog', { name: "Time's Up!" });
  await expect(dialog).toContainText(
    'Your eBot interview has ended as the allotted time is over, your responses have been submitted for review.',
    { timeout: 20_000 },
  );
  await expect(dialog).toContainText('Uploaded completely.', { timeout: 30_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await readAttempt(product, id)).toEqual({
    status: 'timed-out',
    endedAtDeadline: true,
    answered: 1,
  });
});

test('[BI-9] [BQ-7] an answer that waits for the network when the time ends still counts', async ({
  page,
  context,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  const id = await entered;
  await setSecondsLeft(product, id, 9);
  // The room has heard of it once its clock shows seconds only.
  await expect(page.getByRole('timer')).toHaveText(/^00:0\d$/);
  await context.setOffline(true);
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: "Time's Up!" })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect.poll(async () => (await readAttempt(product, id)).answered).toBe(1);
  await expect.poll(async () => (await readAttempt(product, id)).status).toBe('timed-out');
});

test('[BQ-7] a computer clock that jumps a day ahead neither moves the timer nor ends the interview', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await quietLink(product));
  const asked = page.waitForResponse('**/api/attempts/clock');
  await page.evaluate(() => {
    const honest = Date.now;
    Date.now = () => honest() + 86_400_000;
  });
  await asked;
  await expect(page.getByRole('timer')).toHaveText(/^29:\d\d$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readAttempt(product, await entered)).status).toBe('in-progress');
});

test('[BI-9] a timer that runs ahead of the server asks it before anything is over', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await page.route('**/api/attempts/questions', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { now: number } };
    // As after a suspended computer or a reply that took half an hour.
    reply.data.now += 29.9 * 60_000;
    await route.fulfill({ response, json: reply });
  });
  await enterRoom(page, await quietLink(product));
  await page.waitForResponse('**/api/attempts/clock');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readAttempt(product, await entered)).status).toBe('in-progress');
});

test('[BQ-7] where nothing lets the server’s line through, the page asks, and hears of its end all the same', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await page.route('**/api/attempts/clock/stream', (route) => route.abort());
  await enterRoom(page, await quietLink(product));
  for (const _ of [1, 2]) await page.waitForResponse('**/api/attempts/clock');
  await expect(page.getByText('We cannot reach the server.')).toHaveCount(0);
  await setSecondsLeft(product, await entered, 6);
  await expect(page.getByRole('dialog', { name: "Time's Up!" })).toBeVisible({ timeout: 20_000 });
});

/** Whether anything of the shared screen reaches the recording. */
const isShareSeen = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shared: MediaStream }).shared
      .getTracks()
      .some(({ enabled }) => enabled),
  );

/** In the room, with breaks granted and one taken. */
async function takeBreak(page: Page, product: Product) {
  const link = await freshLink(product);
  await accommodate(product, link, { breaks: { count: 2, minutes: 10 } });
  await watchShare(page);
  await enterRoom(page, link);
  await openFirstModule(page);
  await answer(page, 0);
  await page.getByRole('button', { name: 'Take a break' }).click();
  const offer = page.getByRole('dialog', { name: 'Take a break?' });
  await expect(offer).toContainText('The clock stops for up to 10 minutes');
  return { begin: offer.getByRole('button', { name: 'Start the break' }) };
}

const restOn = (page: Page) => page.getByRole('region', { name: 'You are on a break' });

test('a break stops the clock and hides the questions', async ({ page, product }) => {
  const { begin } = await takeBreak(page, product);
  await expectAccessible(page);
  await begin.click();
  const rest = restOn(page);
  await expect(rest.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Total timer, stopped')).toBeVisible();
  expect(await isShareSeen(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rest.getByRole('button', { name: 'End the break' })).toBeInViewport();
  await expectAccessible(page);
});

test('a break outlives a reload, and the time goes on where it ends', async ({ page, product }) => {
  const { begin } = await takeBreak(page, product);
  await begin.click();
  const rest = restOn(page);
  await expect(rest.getByRole('timer')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect(rest.getByRole('timer')).toHaveText(/^09:\d\d$/);
  const ended = page.waitForResponse('**/api/attempts/break/end');
  await rest.getByRole('button', { name: 'End the break' }).click();
  const { data } = (await (await ended).json()) as { data: { now: number; deadlineAt: number } };
  const minutesLeft = (data.deadlineAt - data.now) / 60_000;
  expect(minutesLeft).toBeLessThan(30);
  await expect(page.getByText('Select a skill to start answering questions')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2\d:\d\d$/);
  expect(await isShareSeen(page)).toBe(true);
});
