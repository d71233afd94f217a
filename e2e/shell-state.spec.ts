import type { Page } from '@playwright/test';
import { newAddress } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';
import { roles, signInByPage } from './roles.ts';

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

test('[SH-1] an anchor is scrolled to: by a click, from another page, and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const footer = page.getByRole('navigation', { name: 'Footer' });
  const link = footer.getByRole('link', { name: 'I have an interview' });
  const section = page.getByRole('heading', { name: 'You have an interview' });
  await page.goto('/home');
  await expect(section).not.toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'I have an interview' }).click();
  await expect(page).toHaveURL(/\/home#interview$/);
  await expect(section).toBeInViewport();
  await page.reload();
  await expect(section).toBeInViewport();
  await page.goto('/404');
  await link.click();
  await expect(page).toHaveURL(/\/home#interview$/);
  await expect(section).toBeInViewport();
});

test('[SH-7] what a browser keeps has the names that are known, and goes with the session', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password?interviewId=inv-7');
  await expect.poll(async () => (await stored(page))['virtualInterviewId']).toBe('inv-7');

  await page.goto('/jobseeker/profile?from=mail');
  await expect(page).toHaveURL(/\/home$/);
  expect((await stored(page))['redirectAfterLogin']).toBe('/jobseeker/profile?from=mail');

  await signInAt(page, { type: 'candidate', email, password: 'Wrong#Horse77' });
  await expect(page.getByRole('alert')).toBeVisible();
  const refused = await stored(page);
  const { errors, errorMessage } = JSON.parse(refused['candor-state'] ?? '{}');
  expect(errors.at(-1)).toMatchObject({ path: '/api/accounts/sign-in', code: 'wrong_credentials' });
  expect(errorMessage).toBe('Login failed. Please check your credentials.');
  expect(JSON.stringify(refused)).not.toContain('Wrong#Horse77');

  await signInAt(page, { type: 'candidate', email });
  await expect(page).toHaveURL(/registration\/1$/);
  const own = await stored(page);
  const login = JSON.parse(own['loginData'] ?? '{}');
  expect(login).toMatchObject({ userType: ['CANDIDATE'], email, isEmailConfirmed: true });
  expect(login).toHaveProperty('refreshToken');
  expect(own['auth-token']).toBe(login.token);
  expect(JSON.parse(own['loginUserTypes'] ?? '[]')).toEqual(['CANDIDATE']);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const left = await stored(page);
  for (const key of ['loginData', 'auth-token', 'redirectAfterLogin', 'redirectLink'])
    expect(left, key).not.toHaveProperty(key);
});

test('[SH-3] [SH-7] a candidate is led to the stored redirectLink, once', async ({
  page,
  demo,
}) => {
  await page.goto('/404');
  await page.evaluate(() => localStorage.setItem('redirectLink', '/jobseeker/profile'));
  await signInByPage(page, demo, roles[2]);
  await expect(page).toHaveURL(/\/jobseeker\/profile$/);
  expect(await stored(page)).not.toHaveProperty('redirectLink');
  await page.goto('/home');
  await expect(page).toHaveURL(/candidate-dashboard$/);
});

test('[SE-3] [SH-7] the last twenty errors are kept, and none holds what was typed', async ({
  page,
}) => {
  // Planted before the page begins: a request that a navigation ends is an error of its own.
  await page.addInitScript(() => {
    const errors = Array.from({ length: 20 }, (_, n) => ({ code: `old-${n}` }));
    localStorage.setItem('candor-state', JSON.stringify({ errors }));
  });
  const email = newAddress();
  await signInAt(page, { type: 'candidate', email });
  await expect(page.getByRole('alert')).toBeVisible();
  const { 'candor-state': state = '{}' } = await stored(page);
  const codes = JSON.parse(state).errors.map(({ code }: { code: string }) => code);
  expect(codes).toHaveLength(20);
  expect(codes[0]).toBe('old-1');
  expect(state).not.toContain(email);
});

/** Stops the page's clock, does this, and gives how to let milliseconds pass. */
async function freeze(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await act();
}

test('[SH-8] a toast of the shell lives 2,500 ms', async ({ page, demo }) => {
  await page.clock.install();
  await signInAs(page, demo, 'COMPANY_USER');
  await expect(page.getByRole('link', { name: 'Interviews' }).first()).toBeVisible();
  const toast = page.locator('.toasts__toast--error');
  await freeze(page, () => page.evaluate(() => history.pushState(null, '', '/company/users')));
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(toast).toHaveText('Access deniedPlease contact admin .', { timeout: 200 });
  }).toPass();
  await page.clock.runFor(2300);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toBeHidden();
});

test('[SH-8] a toast of the virtual login lives 3,000 ms', async ({ page, demo }) => {
  await page.clock.install();
  await page.goto(demo.links.virtualInterview);
  await page.getByLabel('E-mail').fill('nobody');
  const toast = page.getByText('Invalid Email', { exact: true });
  await freeze(page, () => page.getByRole('button', { name: 'Proceed' }).click());
  await expect(toast).toBeVisible();
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});
