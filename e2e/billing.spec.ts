import { expectAccessible } from './accessibility.ts';
import { wantTeam } from './company-steps.ts';
import { expect, test } from './fixtures.ts';

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
