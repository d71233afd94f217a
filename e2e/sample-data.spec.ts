import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { foundCompany, newDomain } from './company-steps.ts';
import { expect, test } from './fixtures.ts';

const tour = (page: Page) => page.getByRole('complementary', { name: 'Play the day' });

async function addFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByRole('button', { name: 'Play the day' })).toBeVisible({ timeout: 30_000 });
}

test('a new company adds sample data with one click, plays the day and sees the moment of a flag', async ({
  page,
  product,
}) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Sampled Works' });
  await addFrom(page);
  await page.getByRole('button', { name: 'Play the day' }).click();
  const stop = (name: string) => tour(page).getByRole('heading', { name });
  await expect(stop('What waits for you')).toBeVisible();
  await expectAccessible(page);
  const next = () => tour(page).getByRole('button', { name: 'Next' }).click();

  await next();
  await expect(stop('One job, everybody in it')).toBeFocused();
  await expect(page.getByText('Ole Dahl (sample)')).toBeVisible();

  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Maja Lund (sample)' })).toBeVisible();
  await expectAccessible(page);
  // The tour names the second at which the film shows it, and the flag stands there.
  const [, at = ''] = /“No face” at (\d:\d\d)/.exec(await tour(page).innerText()) ?? [];
  const [minutes = 0, seconds = 0] = at.split(':').map(Number);
  await page.getByRole('button', { name: `${at} No face in the picture`, exact: true }).click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => Math.round(one.currentTime)))
    .toBe(minutes * 60 + seconds - 2);
  await next();
  await expect(stop('A flag that is wrong')).toBeFocused();
  const [, down = ''] = /At (\d:\d\d) Maja looks down/.exec(await tour(page).innerText()) ?? [];
  await expect(
    page.getByRole('button', { name: `${down} Looked down`, exact: true }),
  ).toBeVisible();
  await tour(page).getByRole('button', { name: 'Back' }).click();
  await expect(stop('A recording, and what was noted in it')).toBeFocused();

  await tour(page).getByRole('button', { name: 'Leave the tour' }).click();
  await expect(tour(page)).toBeHidden();
  await page.goto('/company/dashboard');
  await page.getByRole('button', { name: 'Continue the day' }).click();
  await expect(stop('A recording, and what was noted in it')).toBeVisible();
});

test('on a phone the day makes room for its page, and its words come back with the next stop', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await foundCompany(page, product, { domain: newDomain(), name: 'Pocket Works' });
  await addFrom(page);
  await page.getByRole('button', { name: 'Play the day' }).click();
  const heading = tour(page).getByRole('heading', { name: 'What waits for you' });
  await expect(heading).toBeVisible();
  await tour(page).getByRole('button', { name: 'Make it small' }).click();
  await expect(heading).toBeHidden();
  const height = await tour(page).evaluate((panel) => panel.getBoundingClientRect().height);
  expect(height).toBeLessThan(844 / 10);
  await expectAccessible(page);
  await tour(page).getByRole('button', { name: 'Show the words' }).click();
  await tour(page).getByRole('button', { name: 'Next' }).click();
  await expect(tour(page).getByRole('heading', { name: 'One job' })).toBeFocused();
});

test('every stop of the day leads to its page, by the keyboard alone', async ({
  page,
  product,
}) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Played Works' });
  await addFrom(page);
  await page.getByRole('button', { name: 'Play the day' }).press('Enter');
  const pages = [
    /view-jobs/,
    /view-interview\?/,
    /view-interview\?/,
    /interviews\/needs/,
    /company\/interviews\?/,
    /job-seeker-profile-tab/,
    /company\/reports/,
  ];
  for (const address of pages) {
    await tour(page).getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page).toHaveURL(address);
    // The next stop takes the focus once its page is there: a key pressed before would be its heading's.
    await expect(tour(page).getByRole('heading')).toBeFocused();
  }
  await tour(page).getByRole('button', { name: 'Done' }).press('Enter');
  await expect(tour(page)).toBeHidden();
});

test('one click and a yes remove it, and the company is as empty as before', async ({
  page,
  product,
}) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Emptied Works' });
  await addFrom(page);
  await page.goto('/company/settings');
  await page.getByRole('link', { name: 'Sample data' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/company/job-seeker');
  await expect(page.getByText('(sample)')).toHaveCount(0);
  await page.goto('/company/audit-log');
  await expect(page.getByText('Removed sample data').first()).toBeVisible();
});
