import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('[RT-1] the address alone leads to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('[RT-1] [RT-12] an unknown path leads to the 404 page, which leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText('404 - Page not found')).toBeVisible();
  await expect(page.getByText('Go Back')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Go Home').click();
  await expect(page).toHaveURL(/\/home$/);
});
