import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { inviteToCall } from './interview-rows.ts';

const admin = { email: 'admin@larkfield.example', password: 'Harbour#Lantern27' };

test('[VL-1] [VL-4] [VL-6] the invited admin enters the interview', async ({ page, demo }) => {
  await page.goto(demo.links.virtualInterview);
  await expect(page.getByRole('heading', { name: 'Interview Login' })).toBeVisible();
  await expect(
    page.getByText('Enter your credential to access your scheduled interview.'),
  ).toBeVisible();
  await expectAccessible(page);
  const secret = demo.links.virtualInterview.split('/').at(-1) ?? '';
  expect(page.url()).not.toContain(secret);
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();

  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByRole('button', { name: 'Proceed' }).click();

  await expect(page.getByRole('button', { name: 'Get Started' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('Wrong#Horse1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  const sent = page.waitForRequest(/\/api\/calls\/login/);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Get Started' }).click();
  expect((await sent).postData()).not.toContain(admin.password);
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
  await expectAccessible(page);
});

/**
 * The tab behind this one, in the browser's own words: of a tab that a middle click opens in the background, Playwright
 * now and then misses that it has navigated, and then waits for it for ever.
 */
async function otherTab(page: Page) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('This context has no browser of its own');
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    const tabs = targetInfos.filter(({ type, url }) => type === 'page' && url.startsWith('http'));
    return tabs.find(({ url }) => url !== page.url()) ?? { title: '', url: 'about:blank' };
  };
}

test('[VL-2] [PW-1] Forgot Password carries the interview id, also to a new tab', async ({
  page,
  demo,
}) => {
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  const secret = demo.links.virtualInterview.split('/').at(-1) ?? '';
  const stored = () => page.evaluate(() => localStorage.getItem('virtualInterviewId'));
  await page.getByRole('link', { name: 'Forgot Password' }).click({ button: 'middle' });
  const opened = await otherTab(page);
  const told = async () => {
    const { title, url } = await opened();
    return `${title} at ${new URL(url).pathname}${new URL(url).search}`;
  };
  await expect.poll(told).toMatch(/^Forgot password.* at \/forgot-password$/);
  await expect.poll(stored).toBe(secret);
  await page.evaluate(() => localStorage.removeItem('virtualInterviewId'));
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect.poll(stored).toBe(secret);
});

test('[VL-3] the invited person without a password sets one, once', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const email = 'bare@elsewhere.example';
  const chosen = 'Quiet#Meadow41';
  const link = await inviteToCall(product, email);
  // A browser of its own: a tab behind another is not painted, and axe would see the colours of two schemes.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const late = await other.newPage();
  for (const one of [page, late]) {
    await one.goto(link);
    await one.getByLabel('E-mail').fill(email);
    await one.getByRole('button', { name: 'Proceed' }).click();
    const confirm = one.getByLabel('Confirm password', { exact: true });
    await expect(confirm).toBeDisabled();
    await one.getByLabel('Set new password', { exact: true }).fill('short');
    await expect(confirm).toBeDisabled();
    await one.getByLabel('Set new password', { exact: true }).fill(chosen);
    await confirm.fill('Quiet#Meadow42');
    await expect(one.getByRole('button', { name: 'Get Started' })).toBeDisabled();
    await confirm.fill(chosen);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('Your password has been set. Please log in.')).toBeVisible();

  await late.getByRole('button', { name: 'Get Started' }).click();
  await expect(late.getByRole('alert')).toHaveText('Failed to set password');
  await expect(
    late.getByText('Link expired or already used. Please try again.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(late);

  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
  await other.close();
});

test('[VL-5] an address without an account is told so', async ({ page, demo }) => {
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('E-mail').fill('nobody@elsewhere.example');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Account Not Found')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Your Account is not registered in Candor. Please Register/SignUp !',
  );
});

test('[VL-6] without a key no password is sent', async ({ page, demo }) => {
  await page.route('**/api/calls/public-key', (route) => route.abort());
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('Failed to fetch encryption key.')).toBeVisible();
});

test('[VL-8] who is signed in enters without a form', async ({ page, demo }) => {
  await page.goto('/login/company');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/company\/dashboard/);
  await page.goto(demo.links.virtualInterview);
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
});
