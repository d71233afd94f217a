import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enteredInterview, readAttempt, setSecondsLeft } from './interview-rows.ts';
import { answer, enterRoom, freshLink, openFirstModule } from './room-steps.ts';

test('[BI-9] the deadline passes: Time’s Up, what was answered counts, and Exit leads home', async ({
  page,
  product,
}) => {
  const entered = enteredInterview(page);
  await enterRoom(page, await freshLink(product));
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
  await enterRoom(page, await freshLink(product));
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
  await enterRoom(page, await freshLink(product));
  await page.evaluate(() => {
    const honest = Date.now;
    Date.now = () => honest() + 86_400_000;
  });
  for (const _ of [1, 2]) await page.waitForResponse('**/api/attempts/clock');
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
  await enterRoom(page, await freshLink(product));
  await page.waitForResponse('**/api/attempts/clock');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readAttempt(product, await entered)).status).toBe('in-progress');
});
