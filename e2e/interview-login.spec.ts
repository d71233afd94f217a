import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

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

  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await page.getByLabel('Email').fill(admin.email);
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
  await expect(
    page.getByRole('heading', { name: 'You are logged in to your interview' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('[VL-2] [PW-1] Forgot Password carries the interview id', async ({ page, demo }) => {
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  const secret = demo.links.virtualInterview.split('/').at(-1) ?? '';
  const stored = await page.evaluate(() =>
    Object.values(Object.fromEntries(Object.entries(localStorage))),
  );
  expect(stored).toContain(secret);
});

test('[VL-5] an address without an account is told so', async ({ page, demo }) => {
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('Email').fill('nobody@elsewhere.example');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Account Not Found')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Your Account is not registered in Candor. Please Register/SignUp !',
  );
});

test('[VL-6] without a key no password is sent', async ({ page, demo }) => {
  await page.route('**/api/calls/public-key', (route) => route.abort());
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('Failed to fetch encryption key.')).toBeVisible();
});

test('[VL-8] who is signed in enters without a form', async ({ page, demo }) => {
  await page.goto('/login/company');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/company\/dashboard/);
  await page.goto(demo.links.virtualInterview);
  await expect(
    page.getByRole('heading', { name: 'You are logged in to your interview' }),
  ).toBeVisible();
});
