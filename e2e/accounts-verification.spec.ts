import { expectAccessible } from './accessibility.ts';
import { confirmationSubject, mailedLink, newAddress } from './account-mail.ts';
import { askForAccount, signInAt } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

test('[RT-5] [PW-8] the sign-up form ticks the rule off and cannot be sent before', async ({
  page,
}) => {
  await page.goto('/signup/candidate');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Create account' });
  const lines = page.getByRole('list', { name: 'What the password needs' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.filter({ hasText: ': missing' })).toHaveCount(4);
  await expectAccessible(page);

  await password.fill('harbour27');
  await expect(lines.filter({ hasText: ': done' })).toHaveCount(2);
  await password.blur();
  await expect(password).toHaveAccessibleDescription(
    /^Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number\.$/,
  );
  await expectAccessible(page);
  await password.fill('P@ssw0rd1');
  await password.blur();
  await expect(password).toHaveAccessibleDescription(/easy to guess/);
  await password.fill('Harbour#Lantern27');
  await expect(lines.filter({ hasText: ': done' })).toHaveCount(4);
  await page.getByLabel('E-mail').fill(newAddress());
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await expect(button).toBeEnabled();
});

test('somebody signs up with the keyboard alone, and the mailed link signs them in', async ({
  page,
  product,
}) => {
  const email = newAddress();
  await page.goto('/signup/candidate');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbour#Lantern27');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify-email/);
  await page.goto(await mailedLink(product, email, { subject: confirmationSubject }));
  await expect(page.getByText('Email has been verified successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/jobseeker\/jobseeker-registration\/1$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('loginData')))
    .toContain('CANDIDATE');
});

test('[EV-1] verify-email shows the address and sends the link again', async ({
  page,
  product,
}) => {
  const email = await askForAccount(page, 'candidate');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await mailedLink(product, email, { subject: confirmationSubject });
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByText('Email sent successfully..')).toBeVisible();
  await mailedLink(product, email, { subject: confirmationSubject, nth: 2 });
  await expectAccessible(page);
  await page.route('**/api/accounts/resend-verification', (route) => route.abort());
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByText('Failed to send email..')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[EV-2] [EV-5] the link verifies on load, and its secret leaves the address first', async ({
  browser,
  page,
  product,
  demo,
}) => {
  const email = await askForAccount(page, 'interviewer');
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  const token = new URL(link).searchParams.get('token') ?? '';
  const elsewhere = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await elsewhere.newPage();
  const addresses: string[] = [];
  its.on('request', (request) => {
    if (request.url().includes('/api/')) addresses.push(its.url());
  });
  await its.goto(link);
  await expect(its.getByText('Email has been verified successfully.')).toBeVisible();
  await expect(its).toHaveURL(/\/verified\?userType=Interviewer$/);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).not.toContain(token);
  await expectAccessible(its);
  await its.getByRole('link', { name: 'Login' }).click();
  await expect(its).toHaveURL(/\/login\/interviewer$/);
  await elsewhere.close();
});

test('[EV-2] spaces in the token are plus signs', async ({ page }) => {
  const sent = page.waitForRequest('**/api/accounts/verify-email');
  await page.goto('/confirmemail?token=ab cd%20ef&email=ada@example.com&User_Type=Candidate');
  expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com', token: 'ab+cd+ef' });
});

test('[EV-3] a link that was used leads to the login of its type', async ({
  browser,
  page,
  product,
  demo,
}) => {
  const email = await askForAccount(page, 'company');
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  await page.goto(link);
  await expect(page).toHaveURL(/\/company\/profile$/);
  const elsewhere = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await elsewhere.newPage();
  await its.goto(link);
  await expect(its.getByRole('heading', { name: 'Email Already Verified!' })).toBeVisible();
  await expectAccessible(its);
  await its.getByRole('link', { name: 'Login' }).click();
  await expect(its).toHaveURL(/\/login\/company$/);
  await elsewhere.close();
});

test('[EV-4] [EV-7] a link that does not work leads to /expired, which sends a new one', async ({
  page,
  product,
}) => {
  const email = await askForAccount(page, 'candidate');
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  await page.route('**/api/accounts/verify-email', (route) =>
    route.fulfill({
      status: 410,
      json: {
        success: false,
        statusCode: 410,
        errors: [{ code: 'link_expired', message: 'Expired' }],
      },
    }),
  );
  await page.goto(link);
  await expect(page.getByText('Email verification failed. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/expired' &&
      url.searchParams.get('email') === email &&
      url.searchParams.get('userType') === 'Candidate',
  );
  await expect(
    page.getByRole('heading', { name: 'Email verification link expired' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Resend Link' }).click();
  await expect(page.getByText('Email has been resent successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email\?email=/);
  await mailedLink(product, email, { subject: confirmationSubject, nth: 2 });
});

for (const [status, code] of [
  [429, 'too_many_requests'],
  [500, 'internal_error'],
  [503, 'unavailable'],
] as const) {
  test(`[EV-2] after a ${status} the link is as good as before, and tried again`, async ({
    page,
    product,
  }) => {
    const email = await askForAccount(page, 'candidate');
    const link = await mailedLink(product, email, { subject: confirmationSubject });
    const errors = [{ code, message: 'Please try again soon.' }];
    await page.route('**/api/accounts/verify-email', (route) =>
      route.fulfill({ status, json: { success: false, statusCode: status, errors } }),
    );
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'Email verification failed. Please try again.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/confirmemail\?/);
    await expectAccessible(page);
    await page.unroute('**/api/accounts/verify-email');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/jobseeker\/jobseeker-registration\/1$/);
  });
}

test('[EV-7] what fails says why', async ({ page }) => {
  await page.goto('/expired?email=nobody@example.com&token=unknown&userType=Candidate');
  await page.getByRole('button', { name: 'Resend Link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not one of ours. Please sign up again.',
  );
  await page.route('**/api/accounts/resend-expired-verification', (route) => route.abort());
  await page.getByRole('button', { name: 'Resend Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email Verification Resend Failed.');
});

test('[EV-7] [SH-8] the toast and the way on to verify-email take three seconds', async ({
  page,
}) => {
  const ok = { success: true, statusCode: 200, data: { done: true } };
  await page.route('**/api/accounts/resend-expired-verification', (route) =>
    route.fulfill({ json: ok }),
  );
  await page.clock.install();
  await page.goto('/expired?email=ada@example.com&token=x&userType=Candidate');
  const button = page.getByRole('button', { name: 'Resend Link' });
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  const toast = page.getByText('Email has been resent successfully.');
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(2800);
  await expect(page).toHaveURL(/\/expired/);
  await expect(toast).toBeVisible();
  await page.clock.resume();
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL(/\/verify-email\?email=ada%40example.com$/);
});

test('[EV-6] who awaits approval is told so', async ({ page }) => {
  await page.goto('/pending');
  await expect(page.getByRole('heading', { name: 'Pending for approval' })).toBeVisible();
  await expect(page.getByText(/company administrator has been notified/)).toBeVisible();
  await expectAccessible(page);
});

test('[C6] a mail scanner that runs the page spoils nothing and is signed in nowhere', async ({
  browser,
  page,
  product,
  demo,
}) => {
  const email = await askForAccount(page, 'candidate');
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  for (let i = 0; i < 5; i += 1) {
    const fetched = await fetch(link);
    expect([fetched.status, fetched.headers.get('set-cookie')]).toEqual([200, null]);
  }
  const scanner = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await scanner.newPage();
  await its.goto(link);
  await expect(its).toHaveURL(/\/verified/);
  expect(await scanner.cookies()).toEqual([]);
  expect(await its.evaluate(() => localStorage.getItem('loginData'))).toBeNull();
  await scanner.close();
  await page.goto(link);
  await page.waitForFunction((who) => localStorage.getItem('loginData')?.includes(who), email);
});

test('before its address is confirmed, the login tells a new account from no other', async ({
  page,
}) => {
  const email = await askForAccount(page, 'candidate');
  await signInAt(page, { type: 'candidate', email });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(page).toHaveURL(/\/login\/candidate$/);
});

test('[EV-2] [PW-4] who confirms in another browser sets the password by a mail', async ({
  browser,
  page,
  product,
  demo,
}) => {
  const email = await askForAccount(page, 'candidate');
  const link = await mailedLink(product, email, { subject: confirmationSubject });
  const phone = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await phone.newPage();
  await its.goto(link);
  await expect(its).toHaveURL(/\/verified\?userType=Candidate$/);
  await expect(its.getByText('We have sent you another mail')).toBeVisible();
  await expectAccessible(its);
  await its.goto(await mailedLink(product, email, { subject: 'Set your password' }));
  await its.getByLabel('Password', { exact: true }).fill('Willow$Quarry94');
  await its.getByLabel('Confirm password').fill('Willow$Quarry94');
  await its.getByRole('button', { name: 'Submit' }).click();
  await expect(its).toHaveURL(/\/login\/candidate$/);
  await signInAt(its, { type: 'candidate', email, password: 'Willow$Quarry94' });
  await its.waitForFunction((who) => localStorage.getItem('loginData')?.includes(who), email);
  await phone.close();
});
