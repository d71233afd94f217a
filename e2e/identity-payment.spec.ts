import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  comeToCheck,
  officeWithFee,
  openWaiting,
  pngFile,
  setIdentityFee,
} from './registration-steps.ts';

test('[PY-3] [SH-5] [RT-2] an interviewer pays once, is refused, sends again and comes to the dashboard', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const admin = await officeWithFee(browser, product);

  await page.goto('/id-verification');
  await expect(page.getByRole('link', { name: 'Become an interviewer' })).toBeVisible();
  await expectAccessible(page);
  const email = await comeToCheck(page, product);
  await expect(page.getByRole('heading', { name: 'Pay for the check' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByLabel('Card of the test provider');
  await card.selectOption('A card that is declined');
  const pay = page.getByRole('button', { name: 'Pay €19.50' });
  await pay.click();
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await expectAccessible(page);
  // Charged, and no answer comes: it is asked for until it is known.
  await card.selectOption('A card that works, and no answer comes back');
  await pay.click();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();

  await page.goto('/user-idverification');
  // Who is signed in is not asked to sign in.
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
  const handIn = page.getByRole('button', { name: 'Hand in' });
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('dark.png'));
  await expect(page.getByText('dark.png')).toBeVisible();
  await expectAccessible(page);
  await handIn.click();
  await expect(page.getByText('Waiting for review')).toBeVisible();

  await admin.goto('/superAdmin/dashboard/identity-checks');
  await openWaiting(admin, email);
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await admin.getByLabel(/Why\?/).fill('The picture is too dark.');
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await expect(admin.getByText(/^Refused/)).toBeVisible();

  await page.goto('/id-verification');
  await expect(page.getByText('The check is paid. Nothing more is charged for it.')).toBeVisible();
  await page.getByRole('link', { name: 'To your check' }).click();
  await expect(page.getByText('The reason: The picture is too dark.')).toBeVisible();
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('bright.png'));
  await expect(page.getByText('bright.png')).toBeVisible();
  await handIn.click();
  await expect(page.getByText('Waiting for review')).toBeVisible();

  await admin.goto('/superAdmin/dashboard/identity-checks');
  await openWaiting(admin, email);
  await admin.getByRole('button', { name: 'Confirm the identity' }).click();
  await expect(admin.getByText(/^Confirmed/)).toBeVisible();
  await page.goto('/interviewer/dashboard');
  await expect(page.getByText(/^Confirmed /)).toBeVisible();

  await admin.goto('/superAdmin/dashboard/payments?state=all');
  // The newest first; another test of this product may have let somebody of this name pay.
  const row = admin.getByRole('row', { name: /Noor de Vries.*Identity check.*Paid.*€19\.50/ });
  await expect(row.first()).toBeVisible();
  await admin.goto('/superAdmin/dashboard/plans');
  await setIdentityFee(admin, '0', 'No charge');
  await expectAccessible(admin);
  await admin.context().close();
});
