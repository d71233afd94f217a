import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { countEffort, effortOf } from './effort.ts';
import { expect, test } from './fixtures.ts';
import { freshLink } from './room-steps.ts';
import { signIn } from './sign-in.ts';
import { takeInterview } from './take-interview.ts';

const person = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

const isAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();

test('a sitting decides with two keys at most, shows the next one, and takes back', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: 'Review them in a sitting' }).click();
  const left = page.getByText(/^\d+ left$/);
  await expect(left).toBeVisible();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toBeVisible();
  const before = Number.parseInt((await left.textContent()) ?? '', 10);
  const first = await person(page);
  await isAt(page, first);
  await expectAccessible(page);

  await countEffort(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('group', { name: 'What is it waiting for?' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText(`${first}: on hold`)).toBeVisible();
  await expect(left).toHaveText(`${before - 1} left`);
  await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeHidden();
  const second = await person(page);
  await isAt(page, second);
  expect(await effortOf(page)).toBe(2);

  await page.keyboard.press('u');
  await expect(page.getByText(`${first}: taken back`)).toBeVisible();
  await expect(left).toHaveText(`${before} left`);
  await isAt(page, first);
  await page.keyboard.press('j');
  await isAt(page, second);
  await page.keyboard.press('k');
  await isAt(page, first);

  await page.keyboard.press('r');
  const why = page.getByRole('group', { name: 'Why is this a rejection?' });
  await expect(why.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('0');
  const reason = page.getByRole('textbox', { name: /Reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.type('J and K are letters here.');
  await expect(reason).toHaveValue('J and K are letters here.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    'Waiting for a decision',
  );
  await isReport(page, first);
});

const isReport = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('a sitting plays ten seconds without sound, and not by itself where motion is not wanted', async ({
  page,
  product,
  playwright,
  demo,
}) => {
  const link = await freshLink(product);
  const request = await playwright.request.newContext({ baseURL: product.demo().baseUrl });
  await takeInterview(request, link);
  await request.dispose();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo, '/company/interviews/sitting?sort=newest');
  const clip = page.getByLabel('Clip of the recording, without sound');
  await expect(clip).toBeVisible({ timeout: 30_000 });
  const state = () =>
    clip.evaluate(({ paused, muted, readyState }: HTMLVideoElement) => ({
      ...{ paused, muted, isLoaded: readyState > 1 },
    }));
  await expect.poll(state).toEqual({ paused: true, muted: true, isLoaded: true });
  await page.getByRole('button', { name: 'Play the clip' }).click();
  await expect.poll(state).toMatchObject({ paused: false, muted: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
