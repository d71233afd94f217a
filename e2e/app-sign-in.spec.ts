import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { roles, signInByPage } from './roles.ts';

test('[PW-6] [PW-7] the form says what is missing and cannot be sent before', async ({ page }) => {
  await page.goto('/login/company');
  const email = page.getByLabel('E-mail');
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeDisabled();
  await expectAccessible(page);

  await email.focus();
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Please enter your email ID.');
  await email.fill('ada@a.b.c.example');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Please enter valid email ID.');
  await expectAccessible(page);

  await email.fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(button).toBeEnabled();
});

test('a wrong password is refused in words, and the focus goes there', async ({ page, demo }) => {
  await page.goto('/login/company');
  await page.getByLabel('E-mail').fill(demo.accounts[0]!.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Wrong#12345');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('Enter');
  const problem = page.getByRole('alert');
  await expect(problem).toHaveText('Login failed. Please check your credentials.');
  await expect(problem).toBeFocused();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/login\/company$/);
});

test('[SH-2] a guarded page leads home, and after the sign-in to itself, once', async ({
  page,
  demo,
}) => {
  await page.goto('/company/interviews?state=submitted');
  await expect(page).toHaveURL(/\/home$/);
  await signInByPage(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/interviews\?state=submitted$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});

test('[SH-7] the login is kept under its names, and a sign-out removes it', async ({
  page,
  demo,
}) => {
  await signInByPage(page, demo, roles[0]);
  const stored = await page.evaluate(() => ({
    loginData: JSON.parse(localStorage.getItem('loginData') ?? '{}'),
    token: localStorage.getItem('auth-token'),
  }));
  expect(stored.loginData.userType).toEqual(['COMPANY_ADMIN']);
  expect(stored.loginData.token).toBe(stored.token);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  const left = await page.evaluate(() =>
    ['loginData', 'auth-token', 'redirectAfterLogin'].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null, null]);
  await page.goto('/company/interviews');
  await expect(page).toHaveURL(/\/home$/);
});

test('a sign-out in one tab is one in all', async ({ page, context, demo }) => {
  await signInByPage(page, demo, roles[0]);
  const other = await context.newPage();
  await other.goto('/company/interviews');
  await expect(other.getByRole('heading', { name: 'Interviews' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/home$/);
});

test('[SE-2] a session that ended elsewhere leads home with the reason', async ({
  page,
  context,
  demo,
}) => {
  await signInByPage(page, demo, roles[0]);
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  // The access token is not the server's, and the cookie that could renew it is gone.
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('loginData') ?? '{}');
    localStorage.setItem('loginData', JSON.stringify({ ...login, token: 'stale' }));
  });
  await context.clearCookies();
  await page.goto('/company/interviews');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('alert')).toContainText(
    'Your session has ended. Please sign in again.',
  );
});

test('[SE-2] a stale access token is renewed without anyone noticing', async ({ page, demo }) => {
  await signInByPage(page, demo, roles[0]);
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('loginData') ?? '{}');
    localStorage.setItem('loginData', JSON.stringify({ ...login, token: 'stale' }));
  });
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts/refresh')) refreshes += 1;
  });
  await page.goto('/company/dashboard');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('C17 a planted address of another origin is never followed', async ({ page, demo }) => {
  await page.goto('/home');
  for (const planted of ['//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.evaluate((value) => localStorage.setItem('redirectAfterLogin', value), planted);
    await signInByPage(page, demo, roles[0]);
    await expect(page).toHaveURL(/\/company\/dashboard$/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/home$/);
  }
});
