import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readAttempt, setSecondsLeft } from './interview-rows.ts';
import {
  endShare,
  enterRoom,
  freshLink,
  modules,
  nextSavedChoice,
  openFirstModule,
  stopClock,
  watchShare,
} from './room-steps.ts';

test.setTimeout(120_000);

const styleOf = (target: Locator, name: 'color' | 'backgroundColor') =>
  target.evaluate((element, property) => getComputedStyle(element)[property], name);

test('[BI-4] “Total timer” counts down and turns red under ten minutes', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  const id = await entered;
  const timer = page.getByRole('timer');
  await expect(page.getByText('Total timer')).toBeVisible();
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  const calm = await styleOf(timer, 'color');
  await setSecondsLeft(product, id, 660);
  await expect(timer).toHaveText(/^10:\d\d$/);
  expect(await styleOf(timer, 'color')).toBe(calm);
  await setSecondsLeft(product, id, 599);
  await expect(timer).toHaveText(/^09:\d\d$/);
  const [red = 0, green = 0, blue = 0] = (await styleOf(timer, 'color')).match(/\d+/g) ?? [];
  expect(Number(red)).toBeGreaterThan(Number(green) + 50);
  expect(Number(red)).toBeGreaterThan(Number(blue) + 50);
});

test('[BI-4] [BQ-3] the chosen skill is highlighted, its first question counts as seen and is sent so', async ({
  page,
  product,
}) => {
  await enterRoom(page, await freshLink(product));
  const sent: { choice: number | null; botInterviewQuestionID: number; token: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attempts/answer')) sent.push(request.postDataJSON());
  });
  const [first, last] = [modules(page).first(), modules(page).last()];
  const plain = await styleOf(first, 'backgroundColor');
  const status = (name: string) => page.getByRole('button', { name });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => styleOf(first, 'backgroundColor')).not.toBe(plain);
  await expect(status('Question 1, Unanswered')).toBeVisible();
  await expect(status('Question 2, Not attempted')).toBeVisible();
  await expect.poll(() => sent.map(({ choice }) => choice)).toEqual([null]);

  const saved = nextSavedChoice(page);
  await page.getByRole('radio').nth(1).check();
  await expect(status('Question 1, Answered')).toBeVisible();
  await expect(first).toContainText(/1\/\d+$/);
  await saved;
  expect(sent.map(({ choice }) => choice)).toEqual([null, expect.any(Number)]);
  expect(new Set(sent.map((one) => one.botInterviewQuestionID)).size).toBe(1);
  expect(sent.every(({ token }) => token.length > 0)).toBe(true);

  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => styleOf(first, 'backgroundColor')).toBe(plain);
  const choices = () => sent.map(({ choice }) => choice);
  await expect.poll(choices).toEqual([null, expect.any(Number), null]);
  await first.click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  // Sent with each selection of a skill, as it stands: seeing a question takes no answer away.
  await expect.poll(choices).toHaveLength(4);
  expect(choices()[3]).toBe(choices()[1]);
  await expect(status('Question 1, Answered')).toBeVisible();
});

/** What each of these asks for is not an answer. */
const dialogs = {
  'Submit your answers': async (page: Page) => {
    await modules(page).last().click();
    await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last().click();
    await page.getByRole('button', { name: 'Submit Answers' }).click();
  },
  'Leave the interview?': async (page: Page) => {
    await openFirstModule(page);
    await page.getByRole('button', { name: 'Leave' }).click();
  },
  'Screen Sharing Required': async (page: Page) => {
    await openFirstModule(page);
    await endShare(page);
  },
};

test('[BQ-2] the keys A to D choose nothing while a dialog asks for something else', async ({
  page,
  product,
}) => {
  await watchShare(page);
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog, name).toBeVisible();
    for (const key of ['a', 'b', 'c', 'd']) await page.keyboard.press(key);
    await expect(page.locator('input[type=radio]:checked'), name).toHaveCount(0);
    // The first action leads back to the question.
    await dialog.getByRole('button').first().click();
    await expect(dialog, name).toBeHidden();
  }
  const saved = nextSavedChoice(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await saved;
  expect((await readAttempt(product, await entered)).answered).toBe(1);
});

test('[BQ-5] [BQ-2] behind “Fullscreen Mode Required” neither keys nor clicks are answers', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enterRoom(page, await freshLink(product));
  await openFirstModule(page);
  await stopClock(page);
  await page.evaluate(() => document.exitFullscreen());
  const dialog = page.getByRole('dialog', { name: 'Fullscreen Mode Required' });
  await expect(dialog).toBeVisible();
  for (const key of ['a', 'b', 'c', 'd']) await page.keyboard.press(key);
  // A script's click reaches what the dialog covers.
  await page.getByRole('radio', { includeHidden: true }).first().dispatchEvent('click');
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);
});
