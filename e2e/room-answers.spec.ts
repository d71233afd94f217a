import { expect, test } from './fixtures.ts';
import {
  answer,
  enterRoom,
  quietLink,
  modules,
  nextSavedChoice,
  openFirstModule,
} from './room-steps.ts';

test('[BQ-7] an answer given without a connection says so and is sent when it returns', async ({
  page,
  context,
  product,
}) => {
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByText('Not saved yet, we keep trying').first()).toBeVisible();
  await expect(
    page.getByText(/^You are offline\..*Not saved yet, we keep trying\.$/),
  ).toBeVisible();
  const saved = nextSavedChoice(page);
  await context.setOffline(false);
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[BQ-3] selecting a skill sends what stands there, and changes nothing', async ({
  page,
  product,
}) => {
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await answer(page, 1);
  await modules(page).nth(1).click();
  await expect(modules(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const repeated = nextSavedChoice(page);
  await modules(page).first().click();
  await repeated;
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[BQ-7] an answer given while the server is down is sent when it is back', async ({
  page,
  product,
}) => {
  // A start alone may take the minute that a journey has.
  test.slow();
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  await product.kill();
  await page.keyboard.press('b');
  await expect(page.getByText('Not saved yet, we keep trying').first()).toBeVisible();
  const saved = nextSavedChoice(page);
  await product.start();
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[BQ-4] [BQ-7] after a reload a waiting answer goes out without a click and is locked', async ({
  page,
  product,
}) => {
  const link = await quietLink(product);
  await enterRoom(page, link);
  await openFirstModule(page);
  await page.route('**/api/attempts/answer', (route) => route.abort());
  await page.keyboard.press('b');
  await expect(page.getByText('Not saved yet, we keep trying').first()).toBeVisible();
  await page.unroute('**/api/attempts/answer');
  const saved = nextSavedChoice(page);
  await page.reload();
  await saved;

  await enterRoom(page, link);
  await openFirstModule(page);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByText('This answer cannot be changed!').first()).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('[BQ-7] the newest device holds the interview, and the older one is told', async ({
  page,
  browser,
  product,
}) => {
  const link = await quietLink(product);
  await enterRoom(page, link);
  const other = await browser.newContext();
  const second = await other.newPage();
  await enterRoom(second, link);
  await expect(page.getByText('This interview is open on another device').first()).toBeVisible();
  await other.close();
});

test('[BQ-5] [BF-2] outside fullscreen nothing can be chosen, until the candidate returns', async ({
  page,
  product,
}) => {
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  // A real browser may refuse the return that the room tries by itself; a test browser never does.
  await page.evaluate(() => {
    const granted = Element.prototype.requestFullscreen;
    Element.prototype.requestFullscreen = async function refuseOnce() {
      Element.prototype.requestFullscreen = granted;
      throw new TypeError('Fullscreen needs a click.');
    };
    return document.exitFullscreen();
  });
  const dialog = page.getByRole('dialog', { name: 'Fullscreen Mode Required' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Return to Fullscreen' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});
