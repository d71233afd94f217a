import { confirmationSubject, mailedLink, newAddress, resetSubject } from './account-mail.ts';
import { askForAccount, makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const next = 'Willow$Quarry94';

test('[SH-6] [EV-2] where a company is signed in, a confirmation confirms, and leads to the dashboard', async ({
  page,
  browser,
  product,
  demo,
}) => {
  const other = await browser.newContext({ baseURL: demo.baseUrl });
  const candidate = await other.newPage();
  const email = await askForAccount(candidate, 'candidate');
  await signIn(page, demo);
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  await page.goto(link);
  await expect(page.getByText('Email has been verified successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  // The password is brought by the browser that it was typed in.
  await candidate.goto(link);
  await expect(candidate).toHaveURL(/\/jobseeker\/jobseeker-registration\/1$/);

  await page.goto('/confirmemail');
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await other.close();
});

test('[SH-6] [PW-2] where a company is signed in, a reset link gives a new password', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'company', newAddress());
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  const link = await mailedLink(product, email, { subject: resetSubject });
  await signInAt(page, { type: 'company', email });
  await expect(page).toHaveURL(/\/company\/profile$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.reload();
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\/company$/);
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull();
  await signInAt(page, { type: 'company', email, password: next });
  await expect(page).toHaveURL(/\/(company\/profile|multifactor-authentication|mfa-)/);
});

test('[PW-2] a used reset link says so where a company is signed in', async ({ page, demo }) => {
  await signIn(page, demo, `/resetpassword?token=${'A'.repeat(43)}&email=${newAddress()}`);
  await expect(
    page.getByText('Link expired or already used. Please try again.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});

test('[RT-5] an account enters by its own door only', async ({ page, product }) => {
  const email = await makeAccount(page, product, 'candidate');
  await signInAt(page, { type: 'interviewer', email });
  await expect(page.getByRole('alert')).toHaveText('This account cannot sign in here.');
  await page.goto('/login/somebody');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto('/signup/superAdmin');
  await expect(page).toHaveURL(/\/404$/);
});
