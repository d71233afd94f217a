import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  comeToCheck,
  officeWithFee,
  openWaiting,
  pngFile,
  setIdentityFee,
} from './registration-steps.ts';

test('[PY-3] [SH-5] an interviewer pays the check by invoice, waits for the money, and comes to the dashboard', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const admin = await officeWithFee(browser, product);

  const email = await comeToCheck(page, product);
  await page.getByLabel('How do you want to pay?').selectOption('invoice');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invoice sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  await expectAccessible(page);

  await admin.goto('/superAdmin/dashboard/payments');
  await admin.getByRole('button', { name: /^Mark paid: Identity check of/ }).click();
  await admin.getByLabel('Reference on the bank statement').fill('Statement 15');
  await admin.getByRole('button', { name: 'It has come' }).click();
  await expect(admin.getByText('No invoice waits')).toBeVisible();

  await page.goto('/interviewer/registration/3');
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('bright.png'));
  await expect(page.getByText('bright.png')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await admin.goto('/superAdmin/dashboard/identity-checks');
  await openWaiting(admin, email);
  await admin.getByRole('button', { name: 'Confirm the identity' }).click();
  await expect(admin.getByText(/^Confirmed/)).toBeVisible();
  await page.goto('/interviewer/dashboard');
  await expect(page.getByText(/^Confirmed /)).toBeVisible();

  await admin.goto('/superAdmin/dashboard/plans');
  await setIdentityFee(admin, '0', 'No charge');
  await admin.context().close();
});
