import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { goodPassword, mailedLink, resetSubject } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { addApp } from './multifactor-steps.ts';
import { signInAs, startRegistration } from './registration-steps.ts';
import { signIn } from './sign-in.ts';

const next = 'Quiet#Meadow41';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[PW-6] [PW-8] [PW-9] a new password and its confirmation say what is wrong, in this order', async ({
  page,
  product,
}) => {
  const email = await makeAccount(page, product, 'candidate');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  await page.goto(await mailedLink(product, email, { subject: resetSubject }));
  const password = page.getByLabel('New password');
  const confirm = page.getByLabel('Confirm password');
  const submit = button(page, 'Reset Password');
  const weak =
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.';
  const steps = [
    [password, '', 'Please enter your new password.'],
    [password, 'harbour', weak],
    [password, 'Harbour#Lantern (27)', weak],
    [confirm, '', 'Please confirm your new password again.'],
    [confirm, 'harbour', 'Password not matched!'],
    [confirm, 'Quiet#Meadow42', 'Passwords do not match!'],
  ] as const;
  await expect(submit).toBeDisabled();
  for (const [field, typed, message] of steps) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(escape(message)));
    await expect(submit).toBeDisabled();
  }
  await expectAccessible(page);
  await password.fill(next);
  await confirm.fill(next);
  await confirm.blur();
  await expect(page.getByText('Passwords do not match!')).toBeHidden();
  await expect(submit).toBeEnabled();
  // By keys, as a person does: the field keeps the focus all the while.
  await confirm.press('x');
  await expect(submit).toBeDisabled();
  await confirm.press('Backspace');
  await expect(submit).toBeEnabled();
  await confirm.clear();
  await confirm.pressSequentially(next);
  await expect(submit).toBeEnabled();
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\!]/g, '\\$&');

test('[PW-6] no form of a stranger can be sent while it is invalid', async ({ page }) => {
  const forms = {
    '/login/company': 'Sign in',
    '/login/candidate': 'Sign in',
    '/login/interviewer': 'Sign in',
    '/login/superAdmin': 'Sign in',
    '/signup/company': 'Create account',
    '/signup/candidate': 'Create account',
    '/signup/interviewer': 'Create account',
    '/forgot-password': 'Reset',
    '/virtual-interview-login/1.unknown': 'Proceed',
  };
  for (const [path, name] of Object.entries(forms)) {
    await page.goto(path);
    await expect(button(page, name), path).toBeDisabled();
  }
  await page.getByLabel('E-mail').fill('ada@example.com');
  await expect(button(page, 'Proceed')).toBeEnabled();
});

test('[PW-6] no form of a company can be sent while it is invalid', async ({ page, demo }) => {
  await signIn(page, demo);
  const clear = async (label: string) => page.getByLabel(label, { exact: true }).fill('');
  await page.goto('/company/own-profile');
  await expect(button(page, 'Save')).toBeEnabled();
  await page.getByLabel('First name').fill('');
  await expect(button(page, 'Save')).toBeDisabled();
  await page.goto('/company/profile');
  await expect(button(page, 'Save')).toBeEnabled();
  await page.getByLabel('City').fill('');
  await expect(button(page, 'Save')).toBeDisabled();
  await page.goto('/company/role-management');
  await button(page, 'New role').click();
  await expect(button(page, 'Create role')).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Recruiters');
  await expect(button(page, 'Create role')).toBeEnabled();
  await clear('Name');
  await expect(button(page, 'Create role')).toBeDisabled();
  await page.goto('/company/users/add-user');
  await expect(button(page, 'Send invitation')).toBeDisabled();
  await page.goto('/changetemppassword');
  await expect(button(page, 'Change Password')).toBeDisabled();
  await page.goto('/multifactor-authentication');
  await button(page, 'Add an authenticator app').click();
  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByLabel('Your password').fill('x');
  await expect(button(page, 'Continue')).toBeEnabled();
});

for (const type of ['candidate', 'interviewer'] as const) {
  test(`[PW-6] the registration of a ${type} cannot go on while a step is invalid`, async ({
    page,
    product,
  }) => {
    await startRegistration(page, product, type);
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(button(page, 'Next')).toBeDisabled();
  });
}

test('a member changes their own profile behind their name, and it stays', async ({
  page,
  demo,
}) => {
  await signInAs(page, demo, 'COMPANY_USER');
  await page
    .getByRole('link', { name: 'Your profile' })
    .or(page.getByTitle('Your profile'))
    .click();
  await expect(page).toHaveURL(/\/company\/own-profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('Phone').blur();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone/i);
  await expect(button(page, 'Save')).toBeDisabled();
  await page.getByLabel('Phone').fill('+47 22 00 00 00');
  await page.getByLabel('Job title').fill('Head of hiring');
  await button(page, 'Save').click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Head of hiring');
  await expect(page.getByLabel('Phone')).toHaveValue('+47 22 00 00 00');
});

test('[SE-5] the super admin resets a lost second factor, with a reason', async ({
  page,
  browser,
  product,
}) => {
  // Two people; the one signs in twice.
  test.slow();
  const context = await browser.newContext({ baseURL: product.demo().baseUrl });
  const person = await context.newPage();
  const email = await makeAccount(person, product, 'candidate');
  await signInAt(person, { type: 'candidate', email });
  await expect(person).toHaveURL(/registration\/1$/);
  await addApp(person);

  await signInAs(
    page,
    product.demo(),
    'SUPER_ADMIN',
    `/superAdmin/dashboard/people?search=${email}`,
  );
  const reset = page.getByRole('button', { name: `Reset second factor of ${email}` });
  await reset.click();
  const send = button(page, 'Reset');
  const reason = page.getByLabel(`How do you know that it is ${email} who asks?`);
  await expect(reason).toBeFocused();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await reason.fill('Showed the passport in a video call.');
  await send.click();
  await expect(page.getByText(`The second factor of ${email} was removed.`)).toBeVisible();

  await reset.click();
  await reason.fill('Once more.');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('This account has no second factor.');
  await expectAccessible(page);

  await person.evaluate(() => localStorage.clear());
  await signInAt(person, { type: 'candidate', email, password: goodPassword });
  await expect(person).toHaveURL(/registration\/1$/);
  await context.close();
});
