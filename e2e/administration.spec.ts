import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';
import { signIn } from './sign-in.ts';

test('[RT-10] [SH-4] the super admin lands on the queues, and each leads to its list', async ({
  page,
  product,
}) => {
  // Axe on six pages in both schemes.
  test.slow();
  await signInAs(page, product.demo(), 'SUPER_ADMIN');
  await expect(page).toHaveURL(/\/superAdmin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Waiting for somebody' })).toBeVisible();
  await expectAccessible(page);
  for (const [name, heading] of [
    ['Identity', 'Identity checks'],
    ['Companies', 'Companies'],
    ['People', 'People'],
    ['Operations', 'Operations'],
    ['Maintenance', 'Maintenance'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/company/dashboard');
  await expect(page).toHaveURL(/\/superAdmin\/dashboard$/);
});

test('[RT-10] the companies where people wait to be let in are a list of their own', async ({
  page,
  product,
}) => {
  await signInAs(page, product.demo(), 'SUPER_ADMIN');
  await expect(page.getByText('Requests to join a company')).toBeVisible();
  await page.goto('/superAdmin/dashboard/companies?state=waiting');
  const state = page.getByRole('combobox', { name: 'State' });
  await expect(state).toHaveValue('waiting');
  await expectAccessible(page);
  await state.selectOption('All companies');
  await expect(page).toHaveURL(/\/superAdmin\/dashboard\/companies\?state=all$/);
  await expect(page.getByRole('button', { name: /^Suspend Larkfield/ })).toBeVisible();
});

test('a suspended company is out at once and back after its reactivation', async ({
  page,
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const member = await office.newPage();
  await signIn(member, product.demo());
  await signInAs(
    page,
    product.demo(),
    'SUPER_ADMIN',
    '/superAdmin/dashboard/companies?search=larkfield',
  );
  await page.getByRole('button', { name: /^Suspend Larkfield/ }).click();
  await page.getByLabel(/Why is Larkfield/).fill('A try of the switch.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Suspended .*A try of the switch\./)).toBeVisible();

  await member.goto('/company/interviews');
  await expect(member).toHaveURL(/\/home/);
  await member.goto('/login/company');
  const [admin] = product.demo().accounts;
  await member.getByLabel('E-mail').fill(admin?.email ?? '');
  await member.getByLabel('Password', { exact: true }).fill(admin?.password ?? '');
  await member.getByRole('button', { name: 'Sign in' }).click();
  await expect(member.getByRole('heading', { name: 'Your company is suspended' })).toBeVisible();
  await expect(member.getByRole('alert')).toContainText('Ask whoever runs this site why');
  await expectAccessible(member);

  await page.getByRole('button', { name: /^Reactivate Larkfield/ }).click();
  await expect(page.getByRole('button', { name: /^Suspend Larkfield/ })).toBeVisible();
  await signIn(member, product.demo());
  await office.close();
});

test('a person is found by the beginning of a name, disabled and enabled', async ({
  page,
  product,
}) => {
  await signInAs(page, product.demo(), 'SUPER_ADMIN', '/superAdmin/dashboard/people');
  await page.getByPlaceholder('Beginning of a name or an address').fill('boat');
  await expect(page).toHaveURL(/search=boat/);
  await expect(page.getByText('1 person')).toBeVisible();
  await page.getByRole('button', { name: 'Disable kwame.boateng@candidates.example' }).click();
  await page.getByLabel(/Why is kwame/).fill('A try of the switch.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Disabled/)).toBeVisible();
  await page.getByRole('button', { name: 'Enable kwame.boateng@candidates.example' }).click();
  await expect(page.getByRole('button', { name: /^Disable kwame/ })).toBeVisible();
});

test('[MN-1] in maintenance every page leads to /maintenance, but not the super admin’s', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, product.demo(), 'SUPER_ADMIN', '/superAdmin/dashboard/maintenance');
  await page.getByRole('button', { name: 'Begin the maintenance' }).click();
  await expect(page.getByText('Candor is in maintenance.')).toBeVisible();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByText(/^Candor was closed for maintenance .* ago/)).toBeVisible();
  const outside = await browser.newContext({ baseURL: product.demo().baseUrl });
  const visitor = await outside.newPage();
  await expect
    .poll(async () => {
      await visitor.goto('/home');
      return new URL(visitor.url()).pathname;
    })
    .toBe('/maintenance');
  await expectAccessible(visitor);
  await visitor.goto('/bot-interview');
  await expect(visitor).toHaveURL(/\/maintenance$/);
  await signInAs(visitor, product.demo(), 'SUPER_ADMIN', '/superAdmin/dashboard/maintenance');
  await visitor.getByRole('button', { name: 'End the maintenance' }).click();
  await expect(visitor.getByText('Candor is open.')).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto('/superAdmin/dashboard');
      return page.getByText('Candor is in maintenance').count();
    })
    .toBe(0);
  await page.goto('/superAdmin/dashboard/operations');
  await expect(page.getByText('Candor is open to everybody.')).toBeVisible();
  await outside.close();
});

test('the demo’s candidate sees the interview that the demo invited him to', async ({
  page,
  product,
}) => {
  await signInAs(page, product.demo(), 'CANDIDATE');
  await expect(page).toHaveURL(/candidate-dashboard$/);
  await expect(page.getByText('Backend engineer · Larkfield Robotics')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('City').fill('Kumasi');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Kumasi');
});
