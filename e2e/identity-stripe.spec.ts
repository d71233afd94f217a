import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { comeToCheck, officeWithFee } from './registration-steps.ts';
import { testWithStripe } from './stripe-product.ts';

const test = testWithStripe({ BILLING: 'test', IDENTITY_PROVIDER: 'stripe' });

// Before a fee is set below.
test('[PY-3] a look that fails says so, and after the last refusal documents come first', async ({
  page,
  product,
  stripe,
}) => {
  test.slow();
  await comeToCheck(page, product);
  const stripesPage = page.getByRole('heading', { name: 'Stripe’s page for identities' });
  await page.getByRole('button', { name: 'Continue at Stripe' }).click();
  await expect(stripesPage).toBeVisible();
  await stripe.fail({ call: 'standing', how: 'dropped', times: 99 });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Stripe gives no answer at the moment')).toBeVisible();
  await stripe.fail();
  for (const button of ['Go on', ...Array.from({ length: 4 }, () => 'Try again')]) {
    await page.getByRole('button', { name: `${button} at Stripe` }).click();
    await expect(stripesPage).toBeVisible();
    await page.getByRole('button', { name: 'Show somebody else’s passport' }).click();
    await expect(page.getByText('do not look alike')).toBeVisible();
  }
  await expect(page.getByText('Stripe does not look again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /at Stripe/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('[PY-3] [SH-5] [SE-1] an interviewer pays once, is refused at Stripe, tries again and comes to the dashboard', async ({
  page,
  browser,
  product,
  stripe,
}) => {
  test.slow();
  const before = (await stripe.seen()).verifications.length;
  const admin = await officeWithFee(browser, product);

  const email = await comeToCheck(page, product);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay €19.50' }).click();
  const toStripe = page.getByRole('button', { name: 'Continue at Stripe' });
  await expect(toStripe).toBeVisible();
  await expectAccessible(page);
  // Documents are on offer beside it, and the way back to Stripe is, too.
  await page.getByRole('button', { name: 'Upload documents instead' }).click();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  await page.getByRole('button', { name: 'Show them at Stripe instead' }).click();
  await toStripe.click();
  await expect(page.getByRole('heading', { name: 'Stripe’s page for identities' })).toBeVisible();

  await page.getByRole('button', { name: 'Show somebody else’s passport' }).click();
  await expect(page).toHaveURL(/\/user-idverification$/);
  await expect(page.getByText('do not look alike')).toBeVisible();
  await expect(page.getByText('Trying again costs nothing more')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again at Stripe' }).click();
  await page.getByRole('button', { name: 'Show it, and wait' }).click();
  await expect(page.getByText('Stripe is checking')).toBeVisible();
  await expectAccessible(page);

  await admin.goto('/superAdmin/dashboard/identity-checks?state=elsewhere');
  const row = admin.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Stripe');
  await row.getByRole('link').click();
  await expect(admin.getByText('Nothing is to be done here')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Confirm the identity' })).toHaveCount(0);
  await expectAccessible(admin);

  const { verifications, forwardedBearers } = await stripe.seen();
  expect({ sessions: verifications.length - before, forwardedBearers }).toEqual({
    sessions: 1,
    forwardedBearers: 0,
  });
  // Told by Stripe while the page waits.
  await stripe.verify({ session: verifications.at(-1) ?? '', act: 'verify' });
  await expect(page.getByText('Your identity is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'To your dashboard' }).click();
  await expect(page).toHaveURL(/\/interviewer\/dashboard$/);
  await expect(page.getByText(/^Confirmed /)).toBeVisible();
  await admin.goto('/superAdmin/dashboard/payments?state=all');
  await expect(admin.getByRole('row', { name: /Noor de Vries.*Identity check.*Paid/ })).toHaveCount(
    1,
  );
  await admin.context().close();
});
