import { expectAccessible } from './accessibility.ts';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './registration-steps.ts';

test('[PY-1] [PY-2] [SH-6] a new company pays, hears no answer, and is let in without a second charge', async ({
  page,
  product,
}) => {
  await wantTeam(page, product, 'Larkfield Robotics');
  await expect(page).toHaveURL(/\/company\/payment-checkout\?planID=team$/);
  await expect(page.getByText('€61.25')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/payment-checkout\?paymentID=\d+$/);

  await page.goto('/company/dashboard');
  await expect(page).toHaveURL(/\/company\/paymentPlan$/);
  await page.getByRole('link', { name: 'Go on with it' }).click();
  const card = page.getByLabel('Card of the test provider');
  await card.selectOption('A card that is declined');
  await page.getByRole('button', { name: 'Pay €61.25' }).click();
  await expect(page.getByText('The card was declined.')).toBeVisible();

  await card.selectOption('A card that works, and no answer comes back');
  await page.getByRole('button', { name: 'Pay €61.25' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The payment for Team went through.' }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('errorPaymentApi'))).toBeNull();
  await page.goto('/company/payments');
  await expect(page.getByRole('row', { name: /Team.*Paid.*€61\.25/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto('/company/dashboard');
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});

test('[PY-1] [SH-6] a company that waits for its money is let in, and sent to the plans when it is given back', async ({
  page,
  browser,
  product,
}) => {
  const name = 'Marlow Textiles';
  await wantTeam(page, product, name);
  await page.getByLabel('How do you want to pay?').selectOption('invoice');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invoice sent')).toBeVisible();

  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await office.newPage();
  await signInAs(admin, product.demo(), 'SUPER_ADMIN');
  await admin.getByRole('link', { name: 'Payments' }).click();
  await admin.getByRole('button', { name: `Mark paid: Team of ${name}` }).click();
  await admin.getByLabel('Reference on the bank statement').fill('Statement 14');
  await admin.getByRole('button', { name: 'It has come' }).click();
  await expect(page.getByText('The payment has arrived.')).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);

  await admin.goto('/superAdmin/dashboard/payments?state=settled');
  await admin.getByRole('button', { name: `Refund: Team of ${name}` }).click();
  await admin.getByLabel('Why is it refunded?').fill('Bought by mistake.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page).toHaveURL(/\/company\/paymentPlan$/);
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await expect(page.getByText('The payment for Team was refunded')).toBeVisible();
  await expect(page.getByText('The reason: Bought by mistake.')).toBeVisible();
  await expectAccessible(page);
  await office.close();
});
