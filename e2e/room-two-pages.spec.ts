import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enterRoom, freshLink } from './room-steps.ts';

test('[BQ-7] a second tab of the same browser takes the interview over at once, and records', async ({
  page,
  context,
  product,
}) => {
  const link = await freshLink(product);
  await enterRoom(page, link);
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  const second = await context.newPage();
  await enterRoom(second, link);
  await expect(
    page.getByRole('heading', { name: 'This interview is open on another device' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(second.getByText('Recording', { exact: true })).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
});

test('[BQ-7] a page that lost the interview gives back the screen for good', async ({
  page,
  browser,
  product,
}) => {
  const link = await freshLink(product);
  await page.clock.install();
  await enterRoom(page, link);
  await page.evaluate(() => {
    Object.assign(window, { asked: 0 });
    const granted = Element.prototype.requestFullscreen;
    Element.prototype.requestFullscreen = function count(this: Element, options) {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      return granted.call(this, options);
    };
  });
  const other = await browser.newContext();
  const second = await other.newPage();
  await enterRoom(second, link);
  await expect(
    page.getByRole('heading', { name: 'This interview is open on another device' }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  // The room's own try to return comes a second after fullscreen was left.
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
  await other.close();
});
