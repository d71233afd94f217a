import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { signInAt } from './account-steps.ts';
import { comeToCheck, officeWithFee, pngFile, setIdentityFee } from './registration-steps.ts';
import { testWithStripe } from './stripe-product.ts';

const test = testWithStripe({ BILLING: 'stripe' });

test('[PY-1] [PY-2] [SE-1] an admin pays on the page of Stripe, where nothing of ours goes along', async ({
  page,
  demo,
  stripe,
}) => {
  const admin = demo.accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  await signInAt(page, {
    type: 'company',
    email: admin?.email ?? '',
    password: admin?.password ?? '',
  });
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/payment-checkout?planID=team');
  await expect(page.getByLabel('How do you want to pay?')).toHaveValue('stripe');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Pay .* at Stripe$/ }).click();
  await expect(page.getByRole('heading', { name: 'Stripe’s page' })).toBeVisible();

  await page.getByRole('button', { name: 'Fail 3-D Secure' }).click();
  await expect(page.getByText('unable to authenticate')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Go back to the page of Stripe and try another card')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Pay .* at Stripe$/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The payment for Team went through.' }),
  ).toBeVisible();
  await expect(page.getByText('The payment has arrived.')).toBeVisible();
  const { charges, forwardedBearers } = await stripe.seen();
  expect({ charges, forwardedBearers }).toEqual({ charges: 1, forwardedBearers: 0 });
});

test('[PY-3] [SE-1] an interviewer pays for the check on the page of Stripe, and hands documents in', async ({
  page,
  browser,
  product,
  stripe,
}) => {
  const admin = await officeWithFee(browser, product);
  const { charges: before } = await stripe.seen();

  await comeToCheck(page, product);
  await expect(page.getByLabel('How do you want to pay?')).toHaveValue('stripe');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You pay on a page of Stripe')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay .* at Stripe$/ }).click();
  await page.getByRole('button', { name: 'Fail 3-D Secure' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Go back to the page of Stripe and try another card')).toBeVisible();
  await page.getByRole('button', { name: /^Pay .* at Stripe$/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/id-verification$/);
  await expect(page.getByText('The check is paid. Nothing more is charged for it.')).toBeVisible();
  const { charges, forwardedBearers } = await stripe.seen();
  expect({ charges: charges - before, forwardedBearers }).toEqual({
    charges: 1,
    forwardedBearers: 0,
  });

  await page.goto('/user-idverification');
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('passport.png'));
  await expect(page.getByText('passport.png')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await admin.goto('/superAdmin/dashboard/plans');
  await setIdentityFee(admin, '0', 'No charge');
  await admin.context().close();
});
