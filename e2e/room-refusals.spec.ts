import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readAttempt, revokeLink } from './interview-rows.ts';
import {
  acceptTerms,
  answer,
  enterRoom,
  expectFullscreenLeft,
  freshLink,
  modules,
  openFirstModule,
  watchFullscreen,
} from './room-steps.ts';

test.setTimeout(120_000);

const expired = 'Token has expired';

/** At home with this notice, which a reload does not repeat. */
async function expectToldOnce(page: Page, notice: string): Promise<void> {
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(notice)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
}

async function submit(page: Page): Promise<void> {
  await modules(page).last().click();
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** In the server's own words, which are all that a page may believe. */
async function refuse(page: Page, call: string, statusCode: number, code: string): Promise<void> {
  const message = 'Refused for this test.';
  const errors = [{ code, message }];
  await page.route(`**/api/attempts/${call}`, (route) =>
    route.fulfill({
      status: statusCode,
      json: { success: false, statusCode, message, errors },
    }),
  );
}

test('[BQ-6] a link that dies before the questions are called leads home', async ({
  page,
  product,
}) => {
  await watchFullscreen(page);
  const opened = page.waitForResponse((reply) => reply.url().endsWith('/api/attempts/invitation'));
  await acceptTerms(page, await freshLink(product));
  const { data } = (await (await opened).json()) as { data: { interviewScheduleID: number } };
  await revokeLink(product, data.interviewScheduleID);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/attempts/questions', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  held.resolve();
  await expectToldOnce(page, expired);
  await expectFullscreenLeft(page);
});

test('[BQ-6] a link that dies before the submission leads home', async ({ page, product }) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await answer(page, 0);
  // The clock would be told first.
  await page.route('**/api/attempts/clock', (route) => route.abort());
  const id = await entered;
  const reply = page.waitForResponse((one) => one.url().endsWith('/api/attempts/submit'));
  await modules(page).last().click();
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await revokeLink(product, id);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect((await reply).status()).toBe(401);
  await expectToldOnce(page, expired);
  expect((await readAttempt(product, id)).answered).toBe(1);
});

test('[BQ-6] an answer that meets an error is told under “Error: Bot Interview”, and sent again', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await refuse(page, 'answer', 500, 'internal_error');
  await page.keyboard.press('a');
  await expect(page.getByText('Error: Bot Interview').first()).toBeVisible();
  await expect(page.getByText('Not saved yet, we keep trying').first()).toBeVisible();
  await page.unroute('**/api/attempts/answer');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await readAttempt(product, await entered)).answered).toBe(1);
  // One that the server will never take is not called saved, and can be taken along.
  await refuse(page, 'answer', 422, 'unknown_option');
  await page.keyboard.press('b');
  await expect(page.getByText('Not all answers are saved')).toBeVisible();
  await expect(page.getByText('One answer was not accepted by the server.')).toBeVisible();
});

test('[BQ-6] a submission that meets an error waits and is sent again', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  await refuse(page, 'submit', 500, 'internal_error');
  await submit(page);
  await expect(
    page.getByText('The server could not take your submission. Nothing is lost'),
  ).toBeVisible();
  await page.unroute('**/api/attempts/submit');
  await expect(
    page.getByRole('dialog', { name: 'Ebot Interview Successfully Completed' }),
  ).toBeVisible({ timeout: 60_000 });
  expect((await readAttempt(product, await entered)).status).toBe('submitted');
});

test('[BQ-6] a submission that the server refuses for good cleans up and goes home', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  const link = await freshLink(product);
  await watchFullscreen(page);
  await enterRoom(page, link);
  await openFirstModule(page);
  await answer(page, 0);
  await refuse(page, 'submit', 409, 'taken_over');
  await submit(page);
  await expectToldOnce(page, 'Error: Bot Interview. Your interview was not submitted');
  await expectFullscreenLeft(page);
  expect(await readAttempt(product, await entered)).toMatchObject({
    status: 'in-progress',
    answered: 1,
  });
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});
