import { expectAccessible } from './accessibility.ts';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

test('[PY-1] what takes an invoice back is saved by the company, and stands in the books of the super admin', async ({
  page,
  browser,
  product,
}) => {
  await wantTeam(page, product, 'Marlow Textiles');
  await page.getByLabel('How do you want to pay?').selectOption('invoice');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'To the plans' }).click();
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/payments');
  const notes = page.getByRole('region', { name: 'Credit notes' });
  await expect(notes.getByText('-€61.25')).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await office.newPage();
  await signInAs(admin, product.demo(), 'SUPER_ADMIN');
  await admin.getByRole('link', { name: 'Payments' }).click();
  await admin.getByRole('link', { name: 'Credit notes' }).click();
  const row = admin.getByRole('row', { name: /Marlow Textiles.*is not to be paid/ });
  await expect(row).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Revenue and providers' }).click();
  await expect(admin.getByRole('heading', { name: 'Test provider' })).toBeVisible();
  await expectAccessible(admin);
  await office.close();
});
