import { expectAccessible } from './accessibility.ts';
import { goodPassword, mailedLink, mailsTo } from './account-mail.ts';
import { makeAccount, signInAt } from './account-steps.ts';
import { addRole, fillCompany, foundCompany, newDomain } from './company-steps.ts';
import { addApp } from './multifactor-steps.ts';
import { expect, test } from './fixtures.ts';

const jobsOnly = [{ featureId: 2, activityId: 4 }];

test('[SH-6] a new administrator goes from the sign-up over profile and plan to the dashboard', async ({
  page,
  product,
}) => {
  test.slow();
  const email = `founder@${newDomain()}`;
  await makeAccount(page, product, 'company', email);
  await signInAt(page, { type: 'company', email });
  await expect(page).toHaveURL(/\/company\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem('isNewCompany'))).toBe('true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your company');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const create = page.getByRole('button', { name: 'Create company' });
  await expect(create).toBeDisabled();
  await page.getByLabel('City').focus();
  await page.getByLabel('City').blur();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('Please enter the city.');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByLabel('Website').blur();
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(
    'Please enter a web address, such as https://example.com.',
  );
  await expectAccessible(page);

  await page.getByLabel('Website').fill('larkfield.example');
  await fillCompany(page, 'Larkfield Robotics');
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: onePixel,
  });
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  await create.click();

  await expect(page).toHaveURL(/\/company\/paymentPlan$/);
  await expect(page.getByText('Nothing renews by itself')).toBeVisible();
  await page.goto('/company/users');
  await expect(page).toHaveURL(/\/company\/paymentPlan$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);

  await page.goto('/company/view-profile');
  await expect(page.getByRole('heading', { name: 'Larkfield Robotics' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://larkfield.example' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('City').fill('Oslo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/company\/view-profile$/);
  await expect(page.getByText('Oslo, Norway')).toBeVisible();
});

test('a new company that begins with a test is led to its questions', async ({ page, product }) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Larkfield' });
  await page.goto('/company/blueprints/edit');
  await expect(page.getByText('No question is live yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import questions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write a question' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New question' })).toBeVisible();
});

test('[EV-6] [PR-5] a colleague asks to join, is approved, and sees only what the role allows', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  // Two people, two browsers, and axe on five pages in both schemes.
  test.slow();
  const domain = newDomain();
  const admin = await foundCompany(page, product, { domain, name: 'Larkfield' });
  // Composing a role is for admins with a second factor.
  await addApp(page);
  await addRole(page, { name: 'Jobs only', granted: jobsOnly });

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const colleague = await other.newPage();
  const email = `colleague@${domain}`;
  await makeAccount(colleague, product, 'company', email);
  await signInAt(colleague, { type: 'company', email });
  await expect(colleague).toHaveURL(/\/pending/);

  const subject = `${email} asks to join Larkfield`;
  await page.goto(await mailedLink(product, admin, { subject }));
  await expect(page.getByLabel('State')).toHaveValue('pending');
  await expectAccessible(page);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { name: `${email} asks to join` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Role').selectOption('Jobs only');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Jobs only')).toBeVisible();

  await colleague.goto(await mailedLink(product, email, { subject: 'Welcome to Larkfield' }));
  await signInAt(colleague, { type: 'company', email });
  await expect(colleague).toHaveURL(/\/company\/create-user$/);
  await expectAccessible(colleague);
  await colleague.getByLabel('First name').fill('Kari');
  await colleague.getByLabel('Last name').fill('Nordmann');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague).toHaveURL(/\/company\/dashboard$/);

  await colleague.goto('/company/users');
  await expect(colleague.getByText('Access denied')).toBeVisible();
  await expect(colleague).toHaveURL(/\/company\/dashboard$/);
  await colleague.goto('/company/view-profile');
  await expect(colleague).toHaveURL(/\/company\/dashboard$/);
  await colleague.goto('/company/jobs');
  await expect(colleague).toHaveURL(/\/company\/jobs$/);

  await page.goto('/company/users');
  await page.getByLabel('Search').fill('kari nord');
  await page.getByRole('link', { name: 'Kari Nordmann' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByLabel('Reason').fill('Left the company');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  await colleague.reload();
  await expect(colleague).toHaveURL(/\/home$/);
  await signInAt(colleague, { type: 'company', email });
  await expect(
    colleague.getByRole('heading', { name: 'Your access is deactivated' }),
  ).toBeVisible();
  await expect(colleague.getByRole('alert')).toHaveText(
    'Your access to Larkfield has been deactivated. Ask one of its administrators to reactivate it.',
  );
  await expectAccessible(colleague);
  await colleague.getByRole('link', { name: 'as a candidate' }).click();
  await expect(colleague).toHaveURL(/\/login\/candidate$/);
  await other.close();
});

test('somebody who was refused reads why, and founds a company of their own', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const domain = newDomain();
  await foundCompany(page, product, { domain, name: 'Larkfield' });
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const stranger = await other.newPage();
  const email = `stranger@${domain}`;
  await makeAccount(stranger, product, 'company', email);
  await page.goto('/company/users?status=pending');
  await page.getByRole('link', { name: email }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason').fill('Please ask your own department.');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      mailsTo(product, email)
        .map(({ html }) => html)
        .join(),
    )
    .toContain('Please ask your own department.');

  await signInAt(stranger, { type: 'company', email });
  await expect(
    stranger.getByRole('heading', { name: 'Your request to join was declined' }),
  ).toBeVisible();
  await expect(stranger.getByRole('alert')).toHaveText(
    'Larkfield has declined your request to join. Ask one of its administrators to invite you.',
  );
  await expect(stranger.getByRole('alert')).toBeFocused();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Create a company of your own' }).click();
  await expect(stranger).toHaveURL(/\/company\/profile$/);
  await fillCompany(stranger, 'Own Robotics');
  await stranger.getByRole('button', { name: 'Create company' }).click();
  await expect(stranger).toHaveURL(/\/company\/paymentPlan$/);
  await other.close();
});

test('an invited newcomer joins by mail, sets a password and comes in', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.slow();
  const domain = newDomain();
  await foundCompany(page, product, { domain, name: 'Larkfield' });
  await page.goto('/company/users');
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  const email = `newcomer@${newDomain()}`;
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('E-mail').blur();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Please enter valid email ID.',
  );
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/company/users/add-user');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'There is an open invitation to this address.',
  );

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const newcomer = await other.newPage();
  const subject = 'Ingrid Solberg invites you to Larkfield';
  const link = await mailedLink(product, email, { subject });
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { name: 'Join Larkfield' })).toBeVisible();
  expect(newcomer.url()).not.toContain('token');
  await expectAccessible(newcomer);
  await newcomer.getByRole('button', { name: 'Join Larkfield' }).click();
  await expect(newcomer).toHaveURL(/\/setpassword/);
  expect(newcomer.url()).not.toContain('token');
  await newcomer.getByLabel('Password', { exact: true }).fill(goodPassword);
  await newcomer.getByLabel('Confirm password', { exact: true }).fill(goodPassword);
  await newcomer.getByRole('button', { name: 'Submit' }).click();
  await expect(newcomer).toHaveURL(/\/login\/company$/);
  await signInAt(newcomer, { type: 'company', email });
  await expect(newcomer).toHaveURL(/\/company\/create-user$/);

  await newcomer.goto(link);
  await expect(
    newcomer.getByRole('heading', { name: 'This invitation cannot be used any more' }),
  ).toBeVisible();
  await expectAccessible(newcomer);
  await other.close();
});

test('an invitation that was taken back is over, and the list is empty again', async ({
  page,
  product,
}) => {
  const domain = newDomain();
  await foundCompany(page, product, { domain, name: 'Larkfield' });
  const email = `newcomer@${newDomain()}`;
  await page.goto('/company/users/add-user');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role').selectOption('No role yet: sees the dashboard only');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'It was sent a moment ago. Please wait a minute.',
  );
  await page.getByRole('button', { name: `Take back from ${email}` }).click();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toHaveCount(0);
});

test('of two founders of one domain, the later one is led to the first one’s company', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const domain = newDomain();
  const late = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await late.newPage();
  const email = `second@${domain}`;
  await makeAccount(second, product, 'company', email);
  await signInAt(second, { type: 'company', email });
  await expect(second).toHaveURL(/\/company\/profile$/);
  await foundCompany(page, product, { domain, name: 'Larkfield' });
  await fillCompany(second, 'Larkfield too');
  await second.getByRole('button', { name: 'Create company' }).click();
  await expect(second.getByRole('alert')).toContainText(domain);
  await second.getByRole('button', { name: 'Ask to join that company' }).click();
  await expect(second).toHaveURL(/\/pending$/);
  await page.goto('/company/users?status=pending');
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await late.close();
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
