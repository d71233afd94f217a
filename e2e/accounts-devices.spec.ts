import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

/** Asked on, where a page that is left meanwhile would break a question. */
const isSignedIn = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('auth-token') !== null);

test('somebody sees their devices, signs one out, and then all', async ({
  browser,
  page,
  product,
  demo,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await signInAt(page, { type: 'candidate', email });
  await isSignedIn(page);
  const elsewhere = await browser.newContext({ baseURL: demo.baseUrl });
  const other = await elsewhere.newPage();
  await signInAt(other, { type: 'candidate', email });
  await isSignedIn(other);

  await page.goto('/changetemppassword');
  const devices = page
    .getByRole('list', { name: 'Devices you are signed in on' })
    .getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: '(this one)' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await expect(devices).toHaveCount(1);
  await other.goto('/changetemppassword');
  await expect(other).toHaveURL(/\/home$/);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
});

test('[RT-6] every account page has its address', async ({ page }) => {
  const titles: Record<string, string> = {
    '/verify-email?email=ada@example.com': 'Verify your e-mail address',
    '/forgot-password': 'Forgot your password?',
    '/verified?userType=Company': 'Email Verified',
    '/pending': 'Pending for approval',
    '/expired': 'Email verification link expired',
    '/confirmemail?token=x&email=a@b.co&User_Type=Company': 'Email verification link expired',
    '/resetpassword?token=x&email=a@b.co': 'Forgot your password?',
    '/setpassword?token=x&email=a@b.co': 'This link cannot be used any more',
  };
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
