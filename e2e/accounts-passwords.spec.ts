import { expectAccessible } from './accessibility.ts';
import { goodPassword, mailedLink, resetSubject } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

const next = 'Willow$Quarry94';
const expired = 'Link expired or already used. Please try again.';

test('[PW-1] forgot-password asks for an address and answers in a dialog', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password?interviewId=abc-1');
  const field = page.getByLabel('E-mail');
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const button = page.getByRole('button', { name: 'Reset' });
  await expect(button).toBeDisabled();
  await field.focus();
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Please enter your email ID.');
  await field.fill('ada@a.b.c.example');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Please enter valid email ID.');
  await expectAccessible(page);
  await field.fill(email);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Reset link sent' });
  await expect(dialog).toContainText(email);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('virtualInterviewId'))).toBe('abc-1');
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[PW-1] the dialog appears one second after the reply', async ({ page }) => {
  await page.clock.install();
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const answered = page.waitForResponse('**/api/accounts/forgot-password');
  await page.getByRole('button', { name: 'Reset' }).click();
  await (await answered).finished();
  await page.clock.runFor(950);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole('dialog', { name: 'Reset link sent' })).toBeVisible();
});

test('[PW-1] who last came as a super admin goes back to that login', async ({ page }) => {
  await page.goto('/login/superAdmin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login, which is there until the page has come, asks for an email too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill('root@example.com');
  await page.getByLabel('E-mail').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/login\/superAdmin$/);
});

test('[PW-2] [PW-3] [PW-9] a reset link gives a new password, once', async ({ page, product }) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  const link = await mailedLink(product, email, { subject: resetSubject });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const password = page.getByLabel('New password');
  const confirm = page.getByLabel('Confirm password');
  const button = page.getByRole('button', { name: 'Reset Password' });
  await expect(button).toBeDisabled();
  await password.fill(next);
  await confirm.focus();
  await confirm.blur();
  await expect(confirm).toHaveAccessibleDescription('Please confirm your new password again.');
  await confirm.fill('short');
  await confirm.blur();
  await expect(confirm).toHaveAccessibleDescription('Password not matched!');
  await confirm.fill('Willow$Quarry95');
  await confirm.blur();
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match!');
  // It follows the first password too: matching, and then no longer.
  await password.fill('Willow$Quarry95');
  await expect(confirm).not.toHaveAccessibleDescription('Passwords do not match!');
  await expect(button).toBeEnabled();
  await password.fill('Willow$Quarry96');
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match!');
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirm).toHaveAttribute('type', 'password');
  await expectAccessible(page);
  // A reload finds the link's secret in the tab's history, not in the address.
  await page.reload();
  await password.fill(next);
  await confirm.fill(next);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Password changed' });
  await expect(dialog).toContainText('sign in again');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\/candidate$/);
  await signInAt(page, { type: 'candidate', email, password: next });
  await page.waitForFunction(() => localStorage.getItem('auth-token') !== null);
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('alert')).toHaveText(expired);
  await expectAccessible(page);
});

test('[PW-3] an emailed interview that waits comes first, once', async ({ page, product }) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password?interviewId=inv%2F7');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  await page.goto(await mailedLink(product, email, { subject: resetSubject }));
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/virtual-interview-login\/open$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"inv/7"');
  expect(await page.evaluate(() => localStorage.getItem('virtualInterviewId'))).toBeNull();
});

test('[PW-11] [SH-8] a refused reset shows the message that was kept, else the reply’s', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  await page.goto(await mailedLink(product, email, { subject: resetSubject }));
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.route('**/api/accounts/reset-password', (route) =>
    route.fulfill({
      status: 410,
      json: {
        success: false,
        statusCode: 410,
        errors: [{ code: 'link_expired', message: expired }],
      },
    }),
  );
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(expired);
  await page.unroute('**/api/accounts/reset-password');
  await page.route('**/api/accounts/reset-password', async (route) => {
    await page.evaluate(() => localStorage.setItem('errorMessage', 'Kept for you.'));
    await route.abort();
  });
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Kept for you.');
});

test('[PW-4] a set-password link that is of no use offers a new one', async ({ page }) => {
  await page.goto('/setpassword?token=unknown&email=ada@example.com&userType=CANDIDATE');
  await expect(
    page.getByRole('heading', { name: 'This link cannot be used any more' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('[PW-4] [SH-8] setpassword refuses what is invalid, sets, and leads to the login', async ({
  page,
}) => {
  const ok = { success: true, statusCode: 200, data: { done: true } };
  await page.route('**/api/accounts/set-password', (route) => route.fulfill({ json: ok }));
  await page.goto('/setpassword?token=x&email=ada@example.com&userType=EXTERNAL_INTERVIEWER');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await password.fill('weak');
  await password.press('Enter');
  await expect(page.getByText('Invalid details')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 8/);
  await expectAccessible(page);
  await password.fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\/interviewer$/);
});

test('[PW-4] a password that is set already leads to the company login', async ({ page }) => {
  const errors = [{ code: 'already_set', message: 'Your password is set already.' }];
  await page.route('**/api/accounts/set-password', (route) =>
    route.fulfill({ status: 409, json: { success: false, statusCode: 409, errors } }),
  );
  await page.goto('/setpassword?token=x&email=ada@example.com&userType=COMPANY_USER');
  await expect(page.getByRole('heading', { name: 'Your password is set already' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\/company$/);
});

test('[PW-5] [PW-9] [PW-10] a changed password signs out and leads to the login it belongs to', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await signInAt(page, { type: 'candidate', email });
  await page.waitForFunction(() => localStorage.getItem('auth-token') !== null);
  await page.goto('/changetemppassword');
  const old = page.getByLabel('Old password');
  const fresh = page.getByLabel('New password', { exact: true });
  const confirm = page.getByLabel('Confirm new password');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeDisabled();
  for (const [field, text] of [
    [old, 'Please enter your current password.'],
    [fresh, 'Please enter Password'],
    [confirm, 'Please enter Confirm Password.'],
  ] as const) {
    await field.focus();
    await field.blur();
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
    'href',
    '/login/candidate',
  );
  await old.fill('Wrong#Horse77');
  await fresh.fill(next);
  await confirm.fill(next);
  await fresh.fill(`${next}5`);
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match!');
  await fresh.fill(next);
  await confirm.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Your current password is not right.');
  await old.fill(goodPassword);
  await old.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Password changed' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/login\/candidate$/);
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('isTemporaryPassword'))).toBe('false');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[PW-5] a temporary password is called so', async ({ page, product }) => {
  const email = await makeAccount(page, product, 'candidate');
  await signInAt(page, { type: 'candidate', email });
  await page.waitForFunction(() => localStorage.getItem('auth-token') !== null);
  await page.evaluate(() => localStorage.setItem('isTemporaryPassword', 'true'));
  await page.goto('/changetemppassword');
  await expect(page.getByLabel('Temporary Password')).toBeVisible();
});
